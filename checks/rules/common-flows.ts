import type { AreaSubject } from '../../catalogue/subject';

/** Files that contain a flow for brands without their own list. */
export function listCommonNames(flowId: string, { area, shared }: AreaSubject): string[] {
  const names = shared.settings[area].flows;
  return names.filter((name) => shared.flows.get(name)?.flow.id === flowId);
}
