import type { ApiError } from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import type { FieldErrors, StayResult } from './step-contract';

/** What a screen says of a failed call. Each message is a code of the copy group `refusals`. */
export interface FailureMessages {
  /** Any failure without a message of its own. Default: the answer's own code. */
  usual?: string;
  /** Too many calls. Default: the usual message. */
  limited?: string;
  /** Codes of answers that have a message of their own. */
  own?: readonly string[];
  /** Fields that the answer refuses. */
  findErrors?: (answer: ApiError) => FieldErrors;
}

/**
 * Failed call → message at the fields that the answer refuses, else above the form.
 *
 * @throws any error that is no failed call: it is a defect of ours
 */
export function explainFailure(
  error: unknown,
  { usual, limited = usual, own = [], findErrors }: FailureMessages,
): StayResult {
  const { status, body } = asCallError(error);
  const fieldErrors = findErrors?.(body) ?? {};
  if (Object.keys(fieldErrors).length > 0) return { kind: 'stay', fieldErrors };
  if (own.includes(body.code)) return { kind: 'stay', formError: { code: body.code } };
  const code = status === 0 ? 'network' : status === 429 ? limited : usual;
  return { kind: 'stay', formError: { code: code ?? body.code } };
}

/** @throws any error that is no failed call */
export function asCallError(error: unknown): ApiCallError {
  if (error instanceof ApiCallError) return error;
  throw error;
}

/** Errors of the field `code` after a code by SMS or e-mail was checked. */
export function findCodeErrors({ code, fields }: ApiError): FieldErrors {
  if (code === 'code_invalid' || code === 'code_expired') return { code };
  return fields?.code === undefined ? {} : { code: 'sms-code' };
}
