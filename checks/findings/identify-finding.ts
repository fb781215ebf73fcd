import { type ConfigFinding, listFiles } from './config-finding';

/** A folder that was renamed in a later tree. */
export interface FolderMove {
  from: string;
  to: string;
}

/** Params about what was found. The others are suggestions and change with other files. */
const foundParams = ['found', 'id', 'code', 'key', 'file', 'rule', 'what', 'link', 'amount', 'redirect'] as const;

/**
 * Key of a finding that stays equal across trees: it ignores line and list index. A finding shared by two brands has
 * one key.
 *
 * @param moves folders renamed since
 */
export function identifyFinding(finding: ConfigFinding, moves: readonly FolderMove[] = []): string {
  const { code, place, params } = finding;
  const files = listFiles(finding).map((file) => moves.reduce(moveFile, file));
  const keys = 'path' in place ? place.path.map((key) => (typeof key === 'number' ? '#' : key)) : [];
  return JSON.stringify([code, files.sort(), keys, foundParams.map((name) => params[name])]);
}

/** Path of a file after a move. */
export function moveFile(file: string, { from, to }: FolderMove): string {
  return file.startsWith(`${from}/`) ? to + file.slice(from.length) : file;
}
