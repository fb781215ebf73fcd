import type { AreaSubject } from '../../catalogue/subject';

/** Names of the files that play a flow for the brands that state no list of their own. */
export function listCommonNames(flowId: string, { area, shared }: AreaSubject): string[] {
  const names = shared.settings[area].flows;
  return names.filter((name) => shared.flows.get(name)?.flow.id === flowId);
}
