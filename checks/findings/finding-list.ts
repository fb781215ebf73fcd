import { posix } from 'node:path';
import { suggest } from '../../catalogue/find-nearest';
import { type CheckCode, checkTable } from '../../schemas/generated/check-table';
import type { ConfigFinding, Fix, Params, Place } from './config-finding';

/** `nearest-value` and `nearest-key` replace `params.found` with the nearest of `params.allowed`. */
export type FixIntent = Fix | 'nearest-value' | 'nearest-key';

/** Collects findings, and looks up the probably intended word for all checks. */
export class FindingList {
  readonly all: ConfigFinding[] = [];
  private readonly known = new Map<string, ConfigFinding>();

  /**
   * Shared files are checked once per brand. A finding is kept once, with all its brands.
   *
   * @param brandFile file of the current brand
   */
  add(
    code: CheckCode,
    place: Place,
    params: Params = {},
    intent?: FixIntent,
    otherFile?: string,
    brandFile?: string,
  ): void {
    const brandFiles = brandFile !== undefined && !isInSameFolder(brandFile, place.file) ? [brandFile] : undefined;
    const key = `${code} ${JSON.stringify(place)}`;
    const known = this.known.get(key);
    if (known) {
      joinBrands(known, brandFiles);
      return;
    }
    const { found, allowed } = params;
    const isList = typeof allowed === 'object' && !('en' in allowed);
    const suggested = typeof found === 'string' && isList ? suggest(found, allowed) : {};
    const fix = typeof intent === 'string' ? fixWith(intent, suggested.nearest) : intent;
    const finding: ConfigFinding = {
      code,
      severity: checkTable[code].severity,
      place,
      params: { ...suggested, ...params },
      ...(fix && { fix }),
      ...(otherFile !== undefined && { otherFile }),
      ...(brandFiles && { brandFiles }),
    };
    this.known.set(key, finding);
    this.all.push(finding);
  }
}

function joinBrands(known: ConfigFinding, brandFiles: readonly string[] | undefined): void {
  if (brandFiles) known.brandFiles = [...new Set([...(known.brandFiles ?? []), ...brandFiles])];
}

function isInSameFolder(brandFile: string, file: string): boolean {
  return posix.dirname(brandFile) === posix.dirname(file);
}

function fixWith(intent: 'nearest-value' | 'nearest-key', nearest: string | undefined): Fix | undefined {
  if (nearest === undefined) return undefined;
  return intent === 'nearest-key' ? { kind: 'rename-key', name: nearest } : { kind: 'set-value', value: nearest };
}
