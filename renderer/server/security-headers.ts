import type { ServerResponse } from 'node:http';
import type { PageAllowance } from '../../model/flow/page-allowance';

/** Headers of every response. An HTML page replaces the policy with one that has its nonce. */
const headers: readonly (readonly [string, string])[] = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()'],
  ['strict-transport-security', 'max-age=63072000; includeSubDomains'],
  ['x-permitted-cross-domain-policies', 'none'],
];

export function setSecurityHeaders(response: ServerResponse): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** Whether a page may be framed and may frame others; both only in the studio. */
interface Framing {
  isFramed: boolean;
  hasFrames: boolean;
}

/** Only the studio's cells may be framed, and only by this site. */
function framingOf(route: string): Framing {
  const isFramed = framedRoutes.includes(route);
  return { isFramed, hasFrames: !isFramed && (route === '/studio' || route.startsWith('/studio/')) };
}

const framedRoutes: readonly string[] = ['/studio/cell', '/studio/picture'];

/** Pages outside a flow show nothing from other sites. */
const nothing: PageAllowance = {
  frameSites: [],
  playsMedia: false,
  captchaSources: [],
  containerSources: [],
  vaultSources: [],
};

/**
 * Sets the policy of an HTML page.
 *
 * @param route Next's route: the name of the page's file
 * @param allowance permissions of the page's flow
 */
export function setPagePolicy(
  response: ServerResponse,
  nonce: string,
  route: string,
  allowance: PageAllowance = nothing,
): void {
  const framing = framingOf(route);
  response.setHeader('content-security-policy', buildContentSecurityPolicy(nonce, framing, allowance));
  if (framing.isFramed) response.setHeader('x-frame-options', 'SAMEORIGIN');
  // A window that a container opens on another page has no opener: both pages would have to ask for the same.
  if (allowance.containerSources.length > 0)
    response.setHeader('cross-origin-opener-policy', 'same-origin-allow-popups');
}

/**
 * Policy of an HTML page (SEC-1): scripts by nonce and what they load, Trusted Types, and the flow's frames and media.
 * Nothing else from other sites, except a captcha service and the brand's container on a page without card fields, and
 * the provider's token endpoint that typed cards go to.
 *
 * @param nonce 128 random bits, new for each answer
 */
function buildContentSecurityPolicy(
  nonce: string,
  { isFramed, hasFrames }: Framing,
  { frameSites, playsMedia, captchaSources, containerSources, vaultSources }: PageAllowance,
): string {
  const frames = [...(hasFrames ? ["'self'"] : []), ...frameSites, ...captchaSources];
  const list = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('');
  const others = list(captchaSources);
  const measuring = list(containerSources);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'${others}`,
    `img-src 'self' data:${measuring}`,
    "font-src 'self'",
    `connect-src 'self'${others}${measuring}${list(vaultSources)}`,
    "manifest-src 'self'",
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(playsMedia ? ["media-src 'self'"] : []),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    // A captcha service and a container build elements from text. Their page has no card field.
    ...(others + measuring === '' ? ["require-trusted-types-for 'script'", 'trusted-types default nextjs'] : []),
  ].join('; ');
}
