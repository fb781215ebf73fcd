/**
 * SEC-4: where a buyer may be sent. An own path, or https to a host of the brand; anything else gives undefined. Never
 * decided by the Host header.
 *
 * @param hosts host names of the brand's links
 */
export function checkRedirect(target: string, hosts: readonly string[]): string | undefined {
  if (target.length > 2048 || /[\s\\]|\p{Cc}/u.test(target)) return undefined;
  if (/^\/(?!\/)/.test(target)) return target;
  try {
    const url = new URL(target);
    const isAllowed =
      url.protocol === 'https:' && url.username === '' && url.port === '' && hosts.includes(url.hostname);
    return isAllowed ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Host names that a brand's links name: the sites that its buyers may be sent to. */
export function hostsOfLinks(links: Readonly<Record<string, string>>): string[] {
  return [...new Set(Object.values(links).map((link) => (link.includes('://') ? new URL(link).hostname : link)))];
}
