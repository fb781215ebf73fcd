import { createThrottle } from '../report/create-throttle';
import { isReported } from '../report/is-reported';
import { countFailure, report } from '../report/report';
import type { CallError } from './call-error';
import type { ContractCall } from './match-call';

/**
 * Counts every failed call, and reports those of spec 8 by names of the contract only: sends that were answered with an
 * unexpected status. A missing optional call is no failure.
 *
 * @param hasAnswer false when no answer arrived
 */
export function createFailureReport(): (call: ContractCall, failure: CallError, hasAnswer: boolean) => void {
  const isDue = createThrottle();
  return ({ id, method, path, isOptional }, { status, body }, hasAnswer) => {
    if (status === 501 && isOptional) return;
    const request = { call: id, isRead: method === 'GET', status: hasAnswer ? status : 0 };
    if (!isReported(request) || !isDue(`${id} ${status} ${body.code}`)) return countFailure(request);
    // The contract's own words, such as 409 and 429, need nobody's attention at once.
    const level = status >= 500 ? 'error' : 'warning';
    report(level, `${method} ${path} failed`, { area: 'backend', code: body.code, request });
  };
}

/** Reports that calls of a group are held back, because the backend has failed too often. */
export function reportPause(group: string): void {
  report('warning', 'calls to the backend are held back: it has failed eight times in a row', {
    area: 'backend',
    code: group,
  });
}

/** Reports the parts left out of answers, by schema path. Never reports text of an answer. */
export function createPartReport(): (call: ContractCall, place: string) => void {
  const isDue = createThrottle();
  return ({ id, method, path }, place) => {
    if (isDue(`${id} ${place}`))
      report('warning', `a part of the answer to ${method} ${path} was left out`, {
        area: 'backend',
        call: id,
        code: place,
      });
  };
}
