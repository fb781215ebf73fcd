import { isInScope, scopeOfWaivers } from '../../checks/findings/apply-waivers';
import type { ConfigFinding } from '../../checks/findings/config-finding';
import { checkTable } from '../../schemas/generated/check-table';

/**
 * Holds back fixes while waivers of the same file or brand have an unknown code: such a waiver may be meant for the
 * mistake.
 */
export function holdForWaivers(findings: readonly ConfigFinding[]): (finding: ConfigFinding) => boolean {
  const scopes = findings.filter(isUnknownCode).map(({ place }) => scopeOfWaivers(place.file));
  return ({ code, place }) => checkTable[code].isWaivable && scopes.some((scope) => isInScope(place.file, scope));
}

/** Keeps waivers: only one that was useless before the fixes may be removed. */
export function keepWaivers(before: readonly ConfigFinding[]): (finding: ConfigFinding) => boolean {
  const unused = new Set(before.filter(isUnused).map(identify));
  return (finding) => isUnused(finding) && !unused.has(identify(finding));
}

function isUnknownCode({ code, place }: ConfigFinding): boolean {
  return code === 'value-not-allowed' && 'path' in place && place.path[0] === 'waivers' && place.path[2] === 'code';
}

function isUnused({ code }: ConfigFinding): boolean {
  return code === 'waiver-unused';
}

/** Identified by the waived code, because its index changes as others are removed. */
function identify({ place, params }: ConfigFinding): string {
  return `${place.file} ${String(params.found)}`;
}
