import { posix } from 'node:path';
import type { CheckCode } from '../../schemas/generated/check-table';
import type { Params } from '../findings/config-finding';
import type { FindingList } from '../findings/finding-list';
import type { UnreadFile } from '../subject';

/** Files and folders of one tree that cannot be used, with a finding for each. */
export class FileRefusals {
  /** Files that exist but are invalid. Their missing content is not reported separately. */
  readonly broken = new Set<string>();
  /** By the file that is missing, the one that was most likely meant to be it. */
  private readonly standIns = new Map<string, string>();

  /** By the file that a folder has to have, what is told of the folder when it has not. */
  private readonly folders = new Map<string, Params>();

  constructor(private readonly findings: FindingList) {}

  /** Whoever misses a file is told of the one that was meant to be it. */
  noteStandIns(unread: readonly UnreadFile[]): void {
    for (const { file, meant } of unread) if (meant && !meant.isThere) this.standIns.set(meant.file, file);
  }

  /** Whoever misses the file of a folder is told of the folder. */
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
