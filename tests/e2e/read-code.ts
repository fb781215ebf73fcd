import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Whether this machine has zbar, which reads codes as a bank's camera does. */
export function hasCodeReader(): boolean {
  try {
    execFileSync('zbarimg', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Picture of a QR code or barcode → what it says. */
export function readCode(png: Buffer): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-code-'));
  try {
    const file = path.join(folder, 'code.png');
    writeFileSync(file, png);
    return execFileSync('zbarimg', ['--quiet', '--raw', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}
