import { type ConfigFinding, listFiles } from '../../catalogue/findings/config-finding';

/** A folder that is called otherwise in a later tree. */
export interface FolderMove {
  from: string;
  to: string;
}

/** Params that say what was found; the others are what might have been meant, and change with other files. */
const foundParams = ['found', 'id', 'code', 'key', 'file', 'rule', 'what', 'link', 'amount', 'redirect'] as const;

/**
 * What a finding of one tree and the same one of a later tree have in common: neither its line nor its place in a list. What
 * two brands have alike is the same in whichever of them it is told.
 *
 * @param moves folders that got another name since
 */
export function identifyFinding(finding: ConfigFinding, moves: readonly FolderMove[] = []): string {
  const { code, place, params } = finding;
  const files = listFiles(finding).map((file) => moves.reduce(moveFile, file));
  const keys = 'path' in place ? place.path.map((key) => (typeof key === 'number' ? '#' : key)) : [];
  return JSON.stringify([code, files.sort(), keys, foundParams.map((name) => params[name])]);
}

function moveFile(file: string, { from, to }: FolderMove): string {
  return file.startsWith(`${from}/`) ? to + file.slice(from.length) : file;
}
