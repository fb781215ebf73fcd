import { posix } from 'node:path';
import { type CheckCode, checkTable } from '../../schemas/generated/check-table';
import type { ConfigFinding, Fix, Params, Place } from './config-finding';
import { suggest } from './find-nearest';

/** `nearest-value` and `nearest-key` put the nearest of `params.allowed` in the place of `params.found`, which is it misspelt. */
export type FixIntent = Fix | 'nearest-value' | 'nearest-key';

/** Gathers findings; what was most likely meant is looked up here, once for all checks. */
export class FindingList {
  readonly all: ConfigFinding[] = [];
  private readonly known = new Map<string, ConfigFinding>();

  /** Hands over what was gathered from an index on; the same is gathered again only of other brands. */
  take(from = 0): ConfigFinding[] {
    const taken = this.all.splice(from);
    for (const finding of taken) if (finding.brandFiles) this.known.delete(keyOf(finding));
    return taken;
  }

  /** Gathers what other lists have gathered. */
  addAll(findings: readonly ConfigFinding[]): void {
    for (const finding of findings) this.gather(finding);
  }

  /** @param brandFile the file of the brand that is looked at */
  add(
    code: CheckCode,
    place: Place,
    params: Params = {},
    intent?: FixIntent,
    otherFile?: string,
    brandFile?: string,
  ): void {
    const brandFiles = brandFile !== undefined && !isBeside(brandFile, place.file) ? [brandFile] : undefined;
    const known = this.known.get(keyOf({ code, place }));
    if (known) {
      joinBrands(known, brandFiles);
      return;
    }
    const { found, allowed } = params;
    const isList = typeof allowed === 'object' && !('en' in allowed);
    const suggested = typeof found === 'string' && isList ? suggest(found, allowed) : {};
    const fix = typeof intent === 'string' ? fixWith(intent, suggested.nearest) : intent;
    this.gather({
      code,
      severity: checkTable[code].severity,
      place,
      params: { ...suggested, ...params },
      ...(fix && { fix }),
      ...(otherFile !== undefined && { otherFile }),
      ...(brandFiles && { brandFiles }),
    });
  }

  /** Files that brands share are looked at for each of them: what is found is told once, with all that it was found for. */
  private gather(finding: ConfigFinding): void {
    const key = keyOf(finding);
    const known = this.known.get(key);
    if (known) {
      joinBrands(known, finding.brandFiles);
      return;
    }
    this.known.set(key, finding);
    this.all.push(finding);
  }
}

function keyOf({ code, place }: Pick<ConfigFinding, 'code' | 'place'>): string {
  return `${code} ${JSON.stringify(place)}`;
}

function joinBrands(known: ConfigFinding, brandFiles: readonly string[] | undefined): void {
  if (brandFiles) known.brandFiles = [...new Set([...(known.brandFiles ?? []), ...brandFiles])];
}

function isBeside(brandFile: string, file: string): boolean {
  return posix.dirname(brandFile) === posix.dirname(file);
}

function fixWith(intent: 'nearest-value' | 'nearest-key', nearest: string | undefined): Fix | undefined {
  if (nearest === undefined) return undefined;
  return intent === 'nearest-key' ? { kind: 'rename-key', name: nearest } : { kind: 'set-value', value: nearest };
}
