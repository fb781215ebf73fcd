import { posix } from 'node:path';
import type { CheckCode } from '../../schemas/generated/check-table';
import type { Params } from '../findings/config-finding';
import type { FindingList } from '../findings/finding-list';
import type { UnreadFile } from '../subject';

/** Invalid files and folders of one tree, with a finding for each. */
export class FileRefusals {
  /** Files that exist but are invalid. Their missing content is not reported separately. */
  readonly broken = new Set<string>();
  /** Missing file → file that was probably meant to be it. */
  private readonly standIns = new Map<string, string>();

  /** Required file of a folder → values for the finding when it is missing. */
  private readonly folders = new Map<string, Params>();

  constructor(private readonly findings: FindingList) {}

  /** Adds the probably intended file to the finding about a missing one. */
  noteStandIns(unread: readonly UnreadFile[]): void {
    for (const { file, meant } of unread) if (meant && !meant.isThere) this.standIns.set(meant.file, file);
  }

  /** Adds the folder's values to the finding about its missing file. */
  noteFolder(file: string, params: Params): void {
    this.folders.set(file, params);
  }

  refuse(code: CheckCode, file: string, params: Params, span = { offset: 0, length: 1 }): void {
    this.broken.add(file);
    this.findings.add(code, { file, ...span }, params);
  }

  refuseUnreadable(file: string, { code = 'unknown' }: NodeJS.ErrnoException): void {
    if (code === 'ENOENT') this.refuse('file-missing', file, this.describeMissing(file));
    else if (code === 'EISDIR') this.refuse('file-is-folder', file, {});
    else this.refuse('file-unreadable', file, { reason: code });
  }

  private describeMissing(file: string): Params {
    const beside = this.standIns.get(file);
    return beside === undefined ? (this.folders.get(file) ?? {}) : { beside, name: posix.basename(file) };
  }
}
