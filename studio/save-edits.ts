import type { BrandFile } from '../checks/disk/read-brand-file';

/** The development server saves edits of the studio at this URL. No other server has it. */
export const brandFilesPath = '/api/dev/brand-files';

/** Header for the token that the server gave to the editor's page. */
export const editTokenHeader = 'x-edit-token';

/** New texts of a brand's files, or the wish to take the last save back. */
export type SaveRequest =
  | { kind: 'save'; brandId: string; files: readonly BrandFile[] }
  | { kind: 'undo'; brandId: string };

/** What became of a request. Only `saved` has changed files. */
export type SaveAnswer =
  | {
      kind: 'saved';
      /** The changed files as they are now. */
      files: readonly BrandFile[];
      /** Number of saves that can be undone. */
      saves: number;
    }
  /** The check found new errors. */
  | { kind: 'refused'; findings: readonly string[] }
  /** Somebody else has changed the file. */
  | { kind: 'changed'; path: string }
  /** The last save is undone already. */
  | { kind: 'nothing' };

/** Sends a request to the development server; undefined when it does not answer or refuses the token. */
export async function sendSave(request: SaveRequest, token: string): Promise<SaveAnswer | undefined> {
  try {
    const answer = await fetch(brandFilesPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [editTokenHeader]: token },
      body: JSON.stringify(request),
    });
    const known = [200, 409, 422].includes(answer.status);
    return known ? ((await answer.json()) as SaveAnswer) : undefined;
  } catch {
    return undefined;
  }
}
