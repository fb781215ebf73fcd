import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import type { PageCaptcha } from '../../model/captcha-providers';
import type { PageContainer } from '../../model/container-hosts';
import { findPageAllowance } from '../../model/flow/page-allowance';
import type { Flow, StepVideo } from '../../schemas/generated/types';
import { setPagePolicy, setSecurityHeaders } from './security-headers';

function headersOf(route: string, flow?: Flow, captcha?: PageCaptcha, container?: PageContainer): Map<string, string> {
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) };
  setSecurityHeaders(response as unknown as ServerResponse);
  const allowance = flow && findPageAllowance(flow, { captcha, container });
  setPagePolicy(response as unknown as ServerResponse, 'n0nce', route, allowance);
  return headers;
}

it.each([
  ['/[...checkoutPath]', 'none', false],
  ['/', 'none', false],
  ['/studios', 'none', false],
  ['/studio', 'none', true],
  ['/studio/[brand]/[template]', 'none', true],
  ['/studio/cell', 'self', false],
  ['/studio/picture', 'self', false],
])('%s may be framed by %s and shows frames: %j', (route, ancestors, hasFrames) => {
  const headers = headersOf(route);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`frame-ancestors '${ancestors}'`);
  expect(policy.includes("frame-src 'self'")).toBe(hasFrames);
  expect(headers.get('x-frame-options')).toBe(ancestors === 'self' ? 'SAMEORIGIN' : 'DENY');
});

/** A flow whose steps play these videos. */
function makeFlow(...videos: StepVideo['kind'][]): Flow {
  const steps = videos.map((kind, index) => ({ id: `step-${index}`, templateId: 'video', props: { video: { kind } } }));
  return { id: 'video', steps: [{ id: 'lead', templateId: 'lead' }, ...(steps as unknown as Flow['steps'])] };
}

function sourcesOf(policy: string, directive: string): string | undefined {
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.slice(directive.length + 1);
}

const youtube = 'https://www.youtube-nocookie.com';
const vimeo = 'https://player.vimeo.com';

it.each<[title: string, videos: StepVideo['kind'][], frames: string | undefined, media: string | undefined]>([
  ['no frames and no media by default', [], undefined, undefined],
  ['the player of its video', ['youtube'], youtube, undefined],
  ['the players of all videos, each listed once', ['vimeo', 'youtube', 'vimeo'], `${vimeo} ${youtube}`, undefined],
  ['media from the checkout’s own site', ['file'], undefined, "'self'"],
  ['frames and media of different steps', ['file', 'vimeo'], vimeo, "'self'"],
])('the page of a flow allows %s', (_title, videos, frames, media) => {
  const policy = headersOf('/[...checkoutPath]', makeFlow(...videos)).get('content-security-policy') ?? '';
  expect([sourcesOf(policy, 'frame-src'), sourcesOf(policy, 'media-src')]).toEqual([frames, media]);
});

it('a flow that allows frames and media changes no other directive of the content security policy', () => {
  const [plain, video] = [makeFlow(), makeFlow('youtube', 'vimeo', 'file')].map((flow) =>
    (headersOf('/[...checkoutPath]', flow).get('content-security-policy') ?? '').split('; '),
  );
  expect(video?.filter((part) => !/^(?:frame|media)-src /.test(part))).toEqual(plain);
});

it('a page without card fields allows the sources of its captcha service, and a page with card fields allows none', () => {
  const flow = { id: 'f', steps: [] } as unknown as Flow;
  const policyWith = (isAllowed: boolean) =>
    headersOf('/[...checkoutPath]', flow, { provider: 'turnstile', siteKey: 'k', isAllowed }).get(
      'content-security-policy',
    ) ?? '';
  const [open, closed] = [policyWith(true), policyWith(false)];
  expect(open).toContain("script-src 'nonce-n0nce' 'strict-dynamic';");
  for (const kind of ['frame-src', "connect-src 'self'", "style-src 'self' 'nonce-n0nce'"])
    expect(open).toContain(`${kind} https://challenges.cloudflare.com;`);
  expect(open).not.toContain('hcaptcha');
  expect(closed).not.toContain('cloudflare');
  expect(closed).toContain("require-trusted-types-for 'script'");
});

it('a page that may run a container lets its tags reach the listed hosts, and a card page none', () => {
  const flow = { id: 'f', steps: [] } as unknown as Flow;
  const policyWith = (isAllowed: boolean) =>
    headersOf('/[...checkoutPath]', flow, undefined, { isAllowed, hosts: ['tags.acme.example'] }).get(
      'content-security-policy',
    ) ?? '';
  const [open, closed] = [policyWith(true), policyWith(false)];
  expect(open).toContain("script-src 'nonce-n0nce' 'strict-dynamic';");
  for (const kind of ['img-src', 'connect-src'])
    expect(sourcesOf(open, kind)).toMatch(/https:\/\/\*\.google-analytics\.com .*https:\/\/tags\.acme\.example$/);
  expect(open).not.toContain('require-trusted-types-for');
  expect(closed).toEqual(headersOf('/[...checkoutPath]', flow).get('content-security-policy'));
  expect(closed).not.toContain('acme');
});
