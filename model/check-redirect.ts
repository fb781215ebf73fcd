/**
 * SEC-4: validates where a buyer may be sent: our own path, or https to a host of the brand. Undefined for anything
 * else. Never uses the Host header.
 *
 * @param hosts host names of the brand
 */
export function checkRedirect(target: string, hosts: readonly string[]): string | undefined {
  if (/[\s\\]|\p{Cc}/u.test(target)) return undefined;
  // Our own query may be long: campaigns add to it.
  if (/^\/(?!\/)/.test(target)) return target.length > 16_384 ? undefined : target;
  if (target.length > 2048) return undefined;
  try {
    const url = new URL(target);
    const isAllowed =
      url.protocol === 'https:' && url.username === '' && url.port === '' && hosts.includes(url.hostname);
    return isAllowed ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Settings that decide the allowed redirects of a brand. */
interface RedirectSources {
  links: Readonly<Record<string, string>>;
  settings: { payment: { redirectHosts?: readonly string[] } };
}

/** Hosts that a brand may redirect to: those of its links, and the banks and wallets that it lists. */
export function redirectHosts({ links, settings }: RedirectSources): string[] {
  return [...hostsOfLinks(links), ...(settings.payment.redirectHosts ?? [])];
}

/** Host names in a brand's links; skips invalid URLs, because nobody can be sent there. */
export function hostsOfLinks(links: Readonly<Record<string, string>>): string[] {
  const hosts = Object.values(links).flatMap((link) => {
    if (!link.includes('://')) return [link];
    return URL.canParse(link) ? [new URL(link).hostname] : [];
  });
  return [...new Set(hosts)];
}
