import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { setPagePolicy, setSecurityHeaders } from './security-headers';

function headersOf(route: string): Map<string, string> {
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) };
  setSecurityHeaders(response as unknown as ServerResponse);
  setPagePolicy(response as unknown as ServerResponse, 'n0nce', route);
  return headers;
}

it.each([
  ['/[...route]', 'none', false],
  ['/', 'none', false],
  ['/studios', 'none', false],
  ['/studio', 'none', true],
  ['/studio/[brand]/[template]', 'none', true],
  ['/studio/cell', 'self', false],
  ['/studio/specimen', 'self', false],
])('%s may be framed by %s and shows frames: %j', (route, ancestors, hasFrames) => {
  const headers = headersOf(route);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors '${ancestors}'`);
  expect(policy.includes("frame-src 'self'")).toBe(hasFrames);
  expect(headers.get('x-frame-options')).toBe(ancestors === 'self' ? 'SAMEORIGIN' : 'DENY');
});
