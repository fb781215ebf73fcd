import type { ScriptInventory } from '../build/inventory/script-inventory';
import type { SeenPage } from './seen-page';

type Policy = ReadonlyMap<string, readonly string[]>;

/** What the policy of a page with videos, or of one that sends cards to a provider, allows besides. */
const allowedSources: Readonly<
  Record<string, (source: string, inventory: ScriptInventory, page: SeenPage) => boolean>
> = {
  'frame-src': (source, { frames }) => frames.includes(source),
  'media-src': (source) => source === "'self'",
  'connect-src': (source, { vaults }, { url }) => vaults.includes(source) || isStandIn(source, vaults, url),
};

/** Whether a source is the sandbox's endpoint in the place of a provider's: on the machine of the page, by plain HTTP. */
function isStandIn(source: string, vaults: readonly string[], page: string): boolean {
  if (!URL.canParse(source)) return false;
  const { protocol, hostname, pathname } = new URL(source);
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname);
  return isLocal && hostname === new URL(page).hostname && vaults.some((vault) => new URL(vault).pathname === pathname);
}

/** Directives in which an external script of a page without card fields may state its sources. */
const openable = ['style-src', 'img-src', 'connect-src', 'frame-src'];

/** Headers of a page that runs a container. */
const withContainer: Readonly<Record<string, string>> = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

const trustedTypes = ['require-trusted-types-for', 'trusted-types'];

/** Nonce of a policy; undefined when it has none. */
export function findNonce(policy = ''): string | undefined {
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}

/**
 * Compares the headers of a page with those of the build.
 *
 * @param external further sources of pages without card fields
 */
export function compareHeaders(page: SeenPage, inventory: ScriptInventory, external: readonly string[]): string[] {
  return Object.entries(inventory.headers).flatMap(([name, expected]) => {
    const value = page.headers[name];
    if (value === undefined) return [`the header ${name} is missing`];
    if (name === 'content-security-policy') return comparePolicy(page, value, inventory, external);
    return value === expected || (!page.hasCard && value === withContainer[name])
      ? []
      : [`the header ${name} is "${value}", not "${expected}"`];
  });
}

function comparePolicy(
  page: SeenPage,
  text: string,
  inventory: ScriptInventory,
  external: readonly string[],
): string[] {
  const nonce = findNonce(text) ?? '';
  if (!/^[\w-]{22,}$/.test(nonce)) return [`the content policy has no nonce of 128 bits`];
  const expected = parsePolicy(inventory.headers['content-security-policy'] ?? '');
  const actual = parsePolicy(text.replaceAll(`'nonce-${nonce}'`, "'nonce-NONCE'"));
  const isOpen = (directive: string, source: string) =>
    (allowedSources[directive]?.(source, inventory, page) ?? false) ||
    (!page.hasCard && openable.includes(directive) && external.includes(source));
  const vaults = (actual.get('connect-src') ?? []).filter((source) =>
    allowedSources['connect-src']?.(source, inventory, page),
  );
  const second = vaults.slice(1).map((source) => `the content policy allows a second vault, ${source}`);
  const hasExternal = [...actual.values()].flat().some((source) => external.includes(source));
  const missing = [...expected].flatMap(([directive, sources]) => {
    const stated = actual.get(directive);
    const mayLack = !page.hasCard && hasExternal && trustedTypes.includes(directive);
    if (stated === undefined) return mayLack ? [] : [`the content policy lacks ${directive}`];
    const lacking = sources.filter((source) => !stated.includes(source));
    return lacking.map((source) => `the content policy lacks ${source} in ${directive}`);
  });
  const added = [...actual].flatMap(([directive, sources]) =>
    sources
      .filter((source) => !expected.get(directive)?.includes(source) && !isOpen(directive, source))
      .map((source) => `the content policy allows ${source} in ${directive}`),
  );
  return [...missing, ...added, ...second];
}

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}
