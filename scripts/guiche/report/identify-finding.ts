import type { ConfigFinding } from '../../../renderer/config/findings/config-finding';

/** What a finding of one tree and the same one of a later tree have in common: neither its line nor its place in a list. */
export function identifyFinding({ code, place, params }: ConfigFinding): string {
  const keys = 'path' in place ? place.path.map((key) => (typeof key === 'number' ? '#' : key)) : [];
  return JSON.stringify([code, place.file, keys, params]);
}
