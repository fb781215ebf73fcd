import type { AreaSubject } from './rule';

/** The file that plays a flow for the brands that state no list of their own, as a list would name it. */
export function listCommonNames(flowId: string, { area, shared }: AreaSubject): string[] {
  const names = shared.settings[area].flows;
  return names.filter((name) => shared.flows.get(name)?.flow.id === flowId).map((name) => JSON.stringify(name));
}
