import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { linkProject } from '../../scripts/setup/link-project';
import { OwnServer } from './own-server';

/** Copies brands and flows into a folder whose other files are the project's, so that a test can change them. */
export function copyConfig(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-config-'));
  linkProject(root);
  for (const folder of ['flows', 'brands']) cpSync(folder, path.join(root, folder), { recursive: true });
  return root;
}

/** A server whose brands all have a container of their own, and the function that ends it. */
export async function startMeasuredServer(environment: Readonly<Record<string, string>> = {}) {
  const root = copyConfig();
  for (const [index, brand] of readdirSync('brands').entries()) {
    const file = path.join(root, 'brands', brand, 'brand.json');
    if (brand === '_base') continue;
    const settings = JSON.parse(readFileSync(file, 'utf8'));
    const measured = { gtmTest: `GTM-FAKE${index}`, analytics: { hosts: ['tags.example'] } };
    for (const area of ['BR', 'MZ']) if (settings[area]) settings[area] = { ...settings[area], ...measured };
    writeFileSync(file, JSON.stringify(settings, null, 2));
  }
  const server = await OwnServer.start(environment, root);
  const stop = async () => {
    await server.stop();
    rmSync(root, { recursive: true, force: true });
  };
  return { server, stop };
}

declare global {
  interface Window {
    /** Keys and events that the fake container has seen. */
    spied?: { keys: string[]; events: unknown[] };
  }
}

/**
 * A container that logs keys and input, and tells what it reads. With each event it tells the address that Google's tags
 * send: the one that was set, else the real one.
 */
const spyScript = `(() => {
  const spied = (window.spied = { keys: [], events: [] });
  for (const kind of ['keydown', 'input', 'change'])
    addEventListener(kind, (event) => spied.keys.push(String(event.key || event.target.value)), true);
  let page;
  const read = (entry) => {
    const told = Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry;
    spied.events.push(told);
    if (told[0] === 'set') page = told[1].page_location;
    const { pathname: path, href } = location;
    const sent = told.event === undefined ? undefined : { href, page: page ?? href };
    window.tellMeasured(JSON.stringify({ path, reported: told, sent }));
  };
  dataLayer.forEach(read);
  const { push } = dataLayer;
  dataLayer.push = (...entries) => {
    entries.forEach(read);
    return push.apply(dataLayer, entries);
  };
})()`;

/** An event as the container read it. */
export interface ReadEvent {
  event: string;
  ecommerce: {
    currency: string;
    value: number;
    later_value?: number;
    items: { item_id: string; price: number; quantity: number }[];
    transaction_id?: string;
    payment_type?: string;
  };
  [key: string]: unknown;
}

/** Entries that the containers of a context's documents have read. */
export interface Measured {
  /** Everything, with the path where it was read. */
  reported: { path: string; reported: unknown }[];
  /** Addresses at each event and each start: the real one, and the one that Google's tags send. */
  sent: { href: string; page: string }[];
  /** Paths of the documents that loaded the container. */
  loadedOn: string[];
  /** Our events, in order. */
  events: () => ReadEvent[];
  names: () => string[];
}

/** Answers the container's script with one that logs keys. */
export async function spyOnContainers(context: BrowserContext): Promise<Measured> {
  const reported: Measured['reported'] = [];
  const sent: Measured['sent'] = [];
  const loadedOn: string[] = [];
  await context.exposeFunction('tellMeasured', (text: string) => {
    const { sent: address, ...read } = JSON.parse(text);
    reported.push(read);
    if (address) sent.push(address);
  });
  await context.route('https://www.googletagmanager.com/**', (route) => {
    loadedOn.push(new URL(route.request().frame().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: spyScript });
  });
  const events = () => reported.map((one) => one.reported as ReadEvent).filter((one) => one.event && one.ecommerce);
  return { reported, sent, loadedOn, events, names: () => events().map(({ event }) => event) };
}

/** Waits until the document's container has begun. */
export async function waitForContainer(page: Page): Promise<void> {
  await page.waitForFunction(() => window.spied !== undefined);
}
