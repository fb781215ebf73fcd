import { createHash } from 'node:crypto';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { type DomNode, readMarkup } from './read-markup';
import type { SeenPage, SeenScript } from './seen-page';

/** A page to look at. */
export interface PageToSee {
  /** Brand and path, for people. */
  name: string;
  url: string;
  /** What its local storage holds before: name → value. */
  stored?: Readonly<Record<string, string>>;
  /** Of a card screen: whether a buyer who has only sent the first step gets there. */
  opensCard?: boolean;
}

/** Longest wait for a page, in ms. */
const patienceMs = 30_000;
const mostTries = 3;

/**
 * Looks at a page with a browser profile of its own, as a buyer gets it, and records what Chromium received and ran.
 * The page's own code cannot notice or change the record: it comes from the browser's protocol.
 *
 * @throws Error that `isUnread` knows, when Chromium dropped a part of the page each time
 */
export async function lookAtPage(browser: Browser, page: PageToSee): Promise<SeenPage> {
  const { stored = {}, url } = page;
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] };
  for (let tried = 1; ; tried += 1) {
    const context = await browser.newContext({ storageState });
    try {
      return await lookOnce(context, page);
    } catch (error) {
      if (!isUnread(error) || tried === mostTries) throw error;
    } finally {
      await context.close();
    }
  }
}

/** Whether Chromium had dropped a script or style sheet before it could tell about it, as on a busy machine. */
export function isUnread(error: unknown): boolean {
  return /No (?:script|style sheet) (?:for|with given) id/.test(String(error));
}

async function lookOnce(context: BrowserContext, { name, url }: PageToSee): Promise<SeenPage> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  const record = startRecord(page, protocol);
  await record.begin();
  const answer = await page.goto(url, { timeout: patienceMs });
  if (answer === null) throw new TypeError(`${url} gave no page`);
  await page.waitForLoadState('networkidle', { timeout: patienceMs });
  await touchFirstField(page);
  await page.waitForLoadState('networkidle', { timeout: patienceMs });
  const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true });
  const workers = [...page.workers(), ...context.serviceWorkers()].map((worker) => worker.url());
  return {
    name,
    url: page.url(),
    ...readMarkup(root as DomNode),
    ...(await record.end()),
    workers: [...new Set([...workers, ...record.registered])],
  };
}

/** Some scripts load at the first touch. */
async function touchFirstField(page: Page): Promise<void> {
  const field = page.locator('[data-step] input:visible').first();
  if ((await field.count()) > 0) await field.focus();
}

function startRecord(page: Page, protocol: CDPSession) {
  const scripts: Promise<SeenScript>[] = [];
  const styles: Promise<{ file: string; sha384: string }>[] = [];
  const requests: string[] = [];
  const failures: string[] = [];
  const refused: string[] = [];
  const registered: string[] = [];
  const documents = new Set(['']);
  let headers: Promise<Record<string, string>> = Promise.resolve({});
  protocol.on('Debugger.scriptParsed', ({ scriptId, url, executionContextAuxData: context }) => {
    // The automation's own code runs in a world of its own.
    if (context?.type === 'isolated') return;
    collect(scripts, readScript(protocol, scriptId, url));
  });
  protocol.on('Audits.issueAdded', ({ issue }) => {
    const details = issue.details.contentSecurityPolicyIssueDetails;
    if (details) refused.push(`${details.blockedURL ?? 'a text in the page'} by ${details.violatedDirective}`);
  });
  const sheets = new Set<string>();
  protocol.on('CSS.styleSheetAdded', ({ header }) => sheets.add(header.styleSheetId));
  protocol.on('CSS.styleSheetRemoved', ({ styleSheetId }) => sheets.delete(styleSheetId));
  protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registered.push(...registrations.map(({ scopeURL }) => `service worker of ${scopeURL}`));
  });
  page.on('request', (request) => requests.push(request.url()));
  page.on('response', (response) => {
    const request = response.request();
    const file = withoutQuery(response.url());
    const type = request.resourceType();
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.add(file);
      headers = response.allHeaders();
    }
    if ((type === 'script' || type === 'stylesheet') && response.status() !== 200)
      failures.push(`${response.status()} ${file}`);
    else if (type === 'stylesheet')
      collect(
        styles,
        response.body().then((body) => ({ file, sha384: hash(body) })),
      );
  });
  return {
    registered,
    begin: () =>
      Promise.all([
        protocol.send('Debugger.enable'),
        protocol.send('DOM.enable').then(() => protocol.send('CSS.enable')),
        protocol.send('Audits.enable'),
        protocol.send('ServiceWorker.enable'),
      ]),
    end: async () => {
      const seen = await Promise.all(scripts);
      const texts = [...sheets].map((styleSheetId) => protocol.send('CSS.getStyleSheetText', { styleSheetId }));
      return {
        headers: await headers,
        // A script in the page has the address of its document.
        scripts: seen.map((script) => (documents.has(script.file ?? '') ? { ...script, file: undefined } : script)),
        styles: await Promise.all(styles),
        sheets: (await Promise.all(texts)).map(({ text }) => text),
        requests,
        failures,
        refused,
      };
    },
  };
}

/** What arrives while the page closes cannot be read. `end` awaits all others, and reports their errors. */
function collect<T>(list: Promise<T>[], item: Promise<T>): void {
  list.push(item);
  item.catch(() => undefined);
}

/** A script with its address, before it is known which addresses are documents. */
async function readScript(protocol: CDPSession, scriptId: string, url: string): Promise<SeenScript> {
  const { scriptSource } = await protocol.send('Debugger.getScriptSource', { scriptId });
  return { file: withoutQuery(url), sha384: hash(scriptSource), beginning: scriptSource.slice(0, 80) };
}

function withoutQuery(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '';
}

function hash(content: string | Buffer): string {
  return createHash('sha384').update(content).digest('base64');
}
