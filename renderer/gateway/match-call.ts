import { identifier, personName } from '../../model/location/grammars';
import { type CallId, contract } from '../../schemas/generated/contract';

/** One entry of the contract's table. */
export type ContractCall = (typeof contract)[CallId] & { id: CallId };

export interface MatchedCall {
  call: ContractCall;
  pathParams: Readonly<Record<string, string>>;
}

export type CallMatch = MatchedCall | { missing: 'route' } | { missing: 'method'; allowed: string[] };

const calls = (Object.keys(contract) as CallId[]).map((id): ContractCall => ({ id, ...contract[id] }));

/**
 * Method and decoded path segments → call of the contract; undefined for any other route.
 *
 * @param segments path segments after `/api/`, decoded once
 */
export function matchCall(method: string, segments: readonly string[]): CallMatch {
  const fitting = calls.flatMap((call) => {
    const pathParams = matchSegments(call.path.split('/').slice(2), segments);
    return pathParams ? [{ call, pathParams }] : [];
  });
  if (fitting.length === 0) return { missing: 'route' };
  const match = fitting.find(({ call }) => call.method === method);
  return match ?? { missing: 'method', allowed: fitting.map(({ call }) => call.method) };
}

/** The contract's entry of a call. */
export function findCall(id: CallId): ContractCall {
  return { id, ...contract[id] };
}

/**
 * Path of a call with encoded parameters. Route parameters arrive decoded, for example as `..%2f`.
 *
 * @throws RangeError when a parameter is not an id or name
 */
export function buildCallPath(call: ContractCall, pathParams: Readonly<Record<string, string>>): string {
  return call.path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = pathParams[key] ?? '';
    if (!grammarOf(key).test(value)) throw new RangeError(`${key} is not an id`);
    return encodePart(value);
  });
}

/** Encodes one path segment, including the characters that `encodeURIComponent` leaves, except `-`, `_` and `.`. */
function encodePart(value: string): string {
  return encodeURIComponent(value).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function grammarOf(key: string): RegExp {
  return key === 'source' ? personName : identifier;
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (!part.startsWith('{')) {
      if (part !== segment) return undefined;
      continue;
    }
    const key = part.slice(1, -1);
    if (!grammarOf(key).test(segment)) return undefined;
    params[key] = segment;
  }
  return params;
}
