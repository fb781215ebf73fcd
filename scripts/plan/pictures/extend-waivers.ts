import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { inspectConfig } from '../../../renderer/config/inspect-config';

/** A tree of an earlier day passes the server's check too, which is held to today: its waivers that have ended since hold on. */
export function extendWaivers(folder: string): void {
  for (const { code, place } of inspectConfig(folder).findings) {
    if (code !== 'waiver-expired' || !('path' in place)) continue;
    const file = path.join(folder, place.file);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, applyEdits(text, modify(text, place.path, '2099-12-31', {})));
  }
}
