import { type CheckCode, checkTable } from '../checks/check-table.generated';
import type { ConfigFinding, Fix, Params, Place } from './config-finding';
import { suggest } from './find-nearest';

/** `nearest-value` and `nearest-key` put the nearest of `params.allowed` in the place of `params.found`, which is it misspelt. */
export type FixIntent = Fix | 'nearest-value' | 'nearest-key';

/** Gathers findings; what was most likely meant is looked up here, once for all checks. */
export class FindingList {
  readonly all: ConfigFinding[] = [];
  /** How often something was told, the same again too. */
  toldCount = 0;
  private readonly known = new Set<string>();

  /** Hands over what was gathered from an index on; the same is not gathered again. */
  take(from = 0): ConfigFinding[] {
    return this.all.splice(from);
  }

  /** Gathers what other lists have gathered. */
  addAll(findings: readonly ConfigFinding[]): void {
    for (const finding of findings) if (this.isNew(finding.code, finding.place)) this.all.push(finding);
  }

  add(code: CheckCode, place: Place, params: Params = {}, intent?: FixIntent, otherFile?: string): void {
    this.toldCount += 1;
    if (!this.isNew(code, place)) return;
    const { found, allowed } = params;
    const isList = typeof allowed === 'object' && !('en' in allowed);
    const suggested = typeof found === 'string' && isList ? suggest(found, allowed) : {};
    const fix = typeof intent === 'string' ? fixWith(intent, suggested.nearest) : intent;
    this.all.push({
      code,
      severity: checkTable[code].severity,
      place,
      params: { ...suggested, ...params },
      ...(fix && { fix }),
      ...(otherFile !== undefined && { otherFile }),
    });
  }

  /** Files that brands share are looked at for each of them. */
  private isNew(code: CheckCode, place: Place): boolean {
    const key = `${code} ${JSON.stringify(place)}`;
    if (this.known.has(key)) return false;
    this.known.add(key);
    return true;
  }
}

function fixWith(intent: 'nearest-value' | 'nearest-key', nearest: string | undefined): Fix | undefined {
  if (nearest === undefined) return undefined;
  return intent === 'nearest-key' ? { kind: 'rename-key', name: nearest } : { kind: 'set-value', value: nearest };
}
