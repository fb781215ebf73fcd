import postcss, { type Root } from 'postcss';
import type { ScriptInventory } from '../build/inventory/script-inventory';
import { compareHeaders } from './compare-headers';
import type { SeenMarkup, SeenPage } from './seen-page';

/** Sources that the seller allows besides the build. */
export interface Allowed {
  /** Origins that links of a page may lead to. */
  linkOrigins: ReadonlySet<string>;
  /** Further sources of pages without card fields, such as hosts of a container. */
  external: readonly string[];
}

/**
 * Compares what Chromium received with the inventory of the build (PCI DSS 11.6.1).
 *
 * @returns differences in plain words; empty for a page as it was built
 */
export function comparePage(page: SeenPage, inventory: ScriptInventory, allowed: Allowed): string[] {
  const external = [...inventory.external.flatMap(({ sources }) => sources), ...allowed.external];
  const differences = [
    ...compareHeaders(page, inventory, external),
    ...compareScripts(page, inventory, external),
    ...compareStyles(page, inventory),
    ...page.sheets.flatMap((css) => findForeignStyles(css, page.url)),
    ...page.markup.flatMap((markup) => evaluateMarkup(markup, page, inventory, allowed)),
    ...compareRequests(page, inventory, external),
    ...page.failures.map((failure) => `a file of the page was not answered: ${failure}`),
    ...page.workers.map((url) => `a worker runs: ${url}`),
    ...page.refused.map((text) => `the content policy refused ${text}`),
  ];
  return [...new Set(differences)];
}

function compareScripts({ url, hasCard, scripts }: SeenPage, inventory: ScriptInventory, external: readonly string[]) {
  const { origin } = new URL(url);
  const known = new Map(inventory.scripts.map((script) => [origin + script.file, script]));
  const inline = new Set(inventory.inline.map(({ sha384 }) => sha384));
  if (scripts.length === 0) return ['the page ran no script'];
  return scripts.flatMap(({ file, sha384, beginning }) => {
    if (file === undefined) return inline.has(sha384) ? [] : [`an unknown script in the page ran: ${beginning}`];
    const script = known.get(file);
    if (script === undefined) {
      const isAllowed = !hasCard && matchesSource(file, external);
      return isAllowed ? [] : [`a script ran that the build does not contain: ${file}`];
    }
    if (script.sha384 !== sha384) return [`a script was changed: ${file}`];
    return script.isForBuyers ? [] : [`a script of the operators' pages ran: ${file}`];
  });
}

function compareStyles({ url, styles }: SeenPage, inventory: ScriptInventory): string[] {
  const { origin } = new URL(url);
  const known = new Map(inventory.styles.map(({ file, sha384 }) => [origin + file, sha384]));
  return styles.flatMap(({ file, sha384 }) => {
    if (!known.has(file)) return [`a style sheet was loaded that the build does not contain: ${file}`];
    return known.get(file) === sha384 ? [] : [`a style sheet was changed: ${file}`];
  });
}

function compareRequests(
  { url, hasCard, requests }: SeenPage,
  { frames }: ScriptInventory,
  external: readonly string[],
): string[] {
  const { origin } = new URL(url);
  const isKnown = (request: string) =>
    new URL(request).origin === origin ||
    /^(?:data|blob|about):/.test(request) ||
    frames.includes(new URL(request).origin) ||
    (!hasCard && matchesSource(request, external));
  return requests.filter((request) => !isKnown(request)).map((request) => `a foreign site was asked: ${request}`);
}

/** Whether a policy's source, such as `https://*.example.com`, allows a URL. */
function matchesSource(text: string, sources: readonly string[]): boolean {
  const { protocol, hostname, pathname } = new URL(text);
  return sources.some((source) => {
    const [, host = '', path = ''] = /^https:\/\/([^/]+)(\/.*)?$/.exec(source) ?? [];
    const isHost = host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;
    return protocol === 'https:' && isHost && pathname.startsWith(path);
  });
}

/** What a kind of element does with its value. */
const does: Readonly<Record<SeenMarkup['kind'], string>> = {
  base: "a base element leads the page's addresses to",
  handler: 'an element has code in an attribute:',
  refresh: 'a meta element leads the page elsewhere:',
  'data-script': 'a script element of an unknown type:',
  frame: 'a frame shows',
  form: 'a form sends to',
  resource: 'an element loads',
  link: 'a link leads to',
};

function evaluateMarkup(
  { kind, value }: SeenMarkup,
  { url }: SeenPage,
  { frames }: ScriptInventory,
  { linkOrigins }: Allowed,
): string[] {
  const target = URL.canParse(value, url) ? new URL(value, url) : undefined;
  const isOwn = target?.origin === new URL(url).origin;
  const isAllowed =
    (kind === 'frame' && target !== undefined && frames.includes(target.origin)) ||
    (kind === 'form' && isOwn) ||
    (kind === 'resource' && (isOwn || target?.protocol === 'data:')) ||
    (kind === 'link' && (isOwn || /^(?:mailto|tel):/.test(value) || linkOrigins.has(target?.origin ?? '')));
  return isAllowed ? [] : [`${does[kind]} ${value}`];
}

/** Addresses through which a style sheet could send what it sees. */
function findForeignStyles(css: string, page: string): string[] {
  const found: string[] = [];
  const isOwn = (text: string) => {
    const target = URL.canParse(text, page) ? new URL(text, page) : undefined;
    return target?.protocol === 'data:' || target?.origin === new URL(page).origin;
  };
  const sheet = parseSheet(css);
  if (sheet === undefined) return [`a style sheet has errors: ${css.slice(0, 80)}`];
  sheet.walk((node) => {
    if (node.type === 'atrule' && node.name === 'import') found.push(`a style sheet imports ${node.params}`);
    if (node.type !== 'decl') return;
    for (const [, text = ''] of node.value.matchAll(/url\(\s*["']?([^"')]*)/gi)) {
      if (!isOwn(text)) found.push(`a style sheet loads ${text}`);
    }
    for (const [, text = ''] of node.value.matchAll(/image-set\([^)]*?["']([^"']*)["']/gi)) {
      if (!isOwn(text)) found.push(`a style sheet loads ${text}`);
    }
  });
  return found;
}

function parseSheet(css: string): Root | undefined {
  try {
    return postcss.parse(css);
  } catch {
    return undefined;
  }
}
