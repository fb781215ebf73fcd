import { type ReportLevel, report } from '../report/report';
import type { CallError } from './call-error';
import type { ContractCall } from './match-call';

/** Of failures that are alike one is told a minute: an outage fails every payment in the same way. */
const pauseMs = 60_000;

/**
 * Tells operators which calls that send something fail on the backend's side, by names of the contract alone. Spec 8: what was
 * refused and what reads is not reported. An optional call that a backend does not have is no failure.
 */
export function createFailureReport(): (level: ReportLevel, call: ContractCall, failure: CallError) => void {
  const toldAt = new Map<string, number>();
  return (level, { id, method, path, isOptional }, { status, body }) => {
    if (method === 'GET' || status < 500 || (status === 501 && isOptional)) return;
    const kind = `${level} ${id} ${status} ${body.code}`;
    const now = Date.now();
    if (now - (toldAt.get(kind) ?? Number.NEGATIVE_INFINITY) < pauseMs) return;
    toldAt.set(kind, now);
    report(level, `${method} ${path} failed`, { area: 'backend', call: id, status, code: body.code });
  };
}
