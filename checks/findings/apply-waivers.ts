import { configPaths, isBaseFile } from '../../catalogue/config-paths';
import { oldestDay } from '../../schemas/api/oldest-day';
import { type CheckCode, checkTable } from '../../schemas/generated/check-table';
import type { Waivers } from '../../schemas/generated/types';
import { type ConfigFinding, listFiles } from './config-finding';
import { brokenWay } from './drop-follow-ups';
import { FindingList } from './finding-list';

/** Checks that compare with an earlier commit. Without one, or after a merge, they find nothing that a waiver fits. */
const ofChanges: readonly CheckCode[] = ['price-jump'];

/** A file that waives checks for a time. */
export interface WaivedFile {
  file: string;
  waivers: Waivers;
}

/** Scope of a file's waivers: the file itself, or the brand's folder, ending in a slash. */
export function scopeOfWaivers(file: string): string {
  return file.endsWith('/brand.json') ? file.slice(0, -'brand.json'.length) : file;
}

export function isInScope(file: string, scope: string): boolean {
  return scope.endsWith('/') ? file.startsWith(scope) : file === scope;
}

/** Date that waivers are compared with. */
export interface WaiverTerm {
  /** YYYY-MM-DD. Without it, a waiver is valid until its day has ended in every time zone. */
  today?: string;
  /** Whether expired waivers still apply. A running server needs this: it must restart as it did the day before. */
  outlastsEnd?: boolean;
}

/**
 * Removes waived findings. An expired waiver waives nothing. An invalid, expired or useless waiver is a finding itself.
 */
export function applyWaivers(
  findings: readonly ConfigFinding[],
  waivedFiles: readonly WaivedFile[],
  { today = oldestDay(), outlastsEnd = false }: WaiverTerm = {},
): ConfigFinding[] {
  const list = new FindingList();
  const silenced = new Set<ConfigFinding>();
  // An unusable file may be the reason for any waiver, because some checks read all files.
  const isWhole = !findings.some(hidesOthers);
  for (const { file, waivers } of waivedFiles) {
    const scope = scopeOfWaivers(file);
    for (const [index, { code, until }] of waivers.entries()) {
      const place = { file, path: ['waivers', index, 'code'] };
      const whole = { file, path: ['waivers', index] };
      if (!isCheckCode(code)) {
        list.add('value-not-allowed', place, { found: code, allowed: listWaivable() }, 'nearest-value');
        continue;
      }
      if (!checkTable[code].isWaivable) {
        list.add('waiver-refused', place, { found: code });
        continue;
      }
      const hasEnded = until < today;
      if (hasEnded) list.add('waiver-expired', { ...whole, path: [...whole.path, 'until'] }, { found: code, until });
      if (hasEnded && !outlastsEnd) continue;
      const matching = findings.filter(
        (finding) => finding.code === code && listFiles(finding).some((file) => isInScope(file, scope)),
      );
      for (const finding of matching) silenced.add(finding);
      if (matching.length > 0 || !isWhole || hasEnded || ofChanges.includes(code)) continue;
      const home = findHome(file, code, findings);
      if (home === undefined) list.add('waiver-unused', whole, { found: code }, { kind: 'remove' });
      else list.add('waiver-unused', whole, { found: code, home });
    }
  }
  return [...findings.filter((finding) => !silenced.has(finding)), ...list.all];
}

/** Likely intended place of a waiver that has no effect. Brands and flows have their own waivers. */
function findHome(file: string, code: CheckCode, findings: readonly ConfigFinding[]): string | undefined {
  const isOfBrand = brandFile.test(file);
  const found = findings.filter((finding) => finding.code === code).map(({ place }) => place.file);
  if (isOfBrand) return found.find((one) => one.startsWith('flows/'));
  const [, brand] =
    found.map((one) => brandFile.exec(one)).find((match) => match !== null && !isBaseFile(match[0])) ?? [];
  return brand && configPaths.brand(brand);
}

const brandFile = /^brands\/([^/]+)\//;

function hidesOthers({ code, severity }: ConfigFinding): boolean {
  return severity === 'error' && (checkTable[code].group === 'file' || brokenWay.includes(code));
}

function isCheckCode(code: string): code is CheckCode {
  return Object.hasOwn(checkTable, code);
}

function listWaivable(): string[] {
  return Object.entries(checkTable).flatMap(([code, { isWaivable }]) => (isWaivable ? [code] : []));
}
