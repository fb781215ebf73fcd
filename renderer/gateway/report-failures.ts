import { type ReportLevel, report } from '../report/report';
import type { CallError } from './call-error';
import type { ContractCall } from './match-call';

/** Time between two reports of the same kind: an outage fails every payment in the same way. */
const pauseMs = 60_000;

/** Whether enough time has passed to report this kind again. */
function createPause(): (kind: string) => boolean {
  const toldAt = new Map<string, number>();
  return (kind) => {
    const now = Date.now();
    if (now - (toldAt.get(kind) ?? Number.NEGATIVE_INFINITY) < pauseMs) return false;
    toldAt.set(kind, now);
    return true;
  };
}

/**
 * Reports failed sending calls, using names of the contract only. Spec 8: refusals and reads are not reported. A
 * missing optional call is no failure.
 */
export function createFailureReport(): (level: ReportLevel, call: ContractCall, failure: CallError) => void {
  const isTime = createPause();
  return (level, { id, method, path, isOptional }, { status, body }) => {
    if (method === 'GET' || status < 500 || (status === 501 && isOptional)) return;
    if (!isTime(`${level} ${id} ${status} ${body.code}`)) return;
    report(level, `${method} ${path} failed`, { area: 'backend', call: id, status, code: body.code });
  };
}

/** Reports the parts left out of answers, by schema path. Never reports text of an answer. */
export function createPartReport(): (call: ContractCall, place: string) => void {
  const isTime = createPause();
  return ({ id, method, path }, place) => {
    if (isTime(`${id} ${place}`))
      report('warning', `a part of the answer to ${method} ${path} was left out`, {
        area: 'backend',
        call: id,
        code: place,
      });
  };
}
