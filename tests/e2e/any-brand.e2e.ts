import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { linkProject } from '../../scripts/setup/link-project';
import { brandArbitrary, type MadeBrand } from '../properties/arbitrary-brand';
import { OwnServer } from './own-server';
import { expect, test } from './test';

const brandCount = process.env.NIGHTLY ? 5_000 : 60;
const paths = ['/lead', '/presentation', '/payment', '/pix', '/payment-verification', '/success'];

/** A project of nothing but made brands. */
function makeRoot() {
  const root = mkdtempSync(path.join(tmpdir(), 'guiche-brands-'));
  linkProject(root);
  cpSync('brands/_base', path.join(root, 'brands/_base'), { recursive: true });
  cpSync('flows', path.join(root, 'flows'), { recursive: true });
  const brands = Array.from({ length: brandCount }, (_, index) => makeBrand(index + 1));
  for (const [file, text] of brands.flatMap(({ files }) => Object.entries(files))) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return { root, brands };
}

/** The same at every run. */
function makeBrand(number: number): MadeBrand {
  const [brand] = fc.sample(brandArbitrary(number), { numRuns: 1, seed: number });
  if (!brand) throw new Error('no brand was made');
  return brand;
}

/** The first step of each area and one other. */
function listUrls({ productCode, areas }: MadeBrand, index: number) {
  return areas.flatMap((area) =>
    [...new Set(['/lead', paths[index % paths.length] ?? ''])].map((pathname) => {
      const query = new URLSearchParams({ product: productCode });
      if (area === 'MZ') query.set('lang', 'pt-MZ');
      if (pathname === '/presentation') query.set('flowId', 'offer');
      return { url: `${pathname}?${query}`, language: `pt-${area}` };
    }),
  );
}

/** Pages that are asked for at once. */
const lanes = 4;

async function checkPage(origin: string, { url, language }: { url: string; language: string }) {
  const answer = await fetch(origin + url, { redirect: 'manual' });
  expect(answer.status, url).toBe(200);
  const html = await answer.text();
  expect(html.endsWith('</html>'), url).toBe(true);
  expect(html, url).toContain(`lang="${language}"`);
  // A nonce may spell anything.
  const [, nonce = ''] = /nonce-([^']+)/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  expect(nonce, url).not.toBe('');
  const shown = html.replaceAll(nonce, '').replaceAll(/<script[\s\S]*?<\/script>/g, '');
  expect(/undefined|NaN|Infinity|\[object /.exec(shown)?.[0], url).toBeUndefined();
}

test('any brand that the check lets through is rendered by the server, each of its steps', async () => {
  test.setTimeout(60_000 + brandCount * 200);
  const { root, brands } = makeRoot();
  const server = await OwnServer.start({}, root);
  const pages = brands.flatMap(listUrls);
  for (let index = 0; index < pages.length; index += lanes) {
    await Promise.all(pages.slice(index, index + lanes).map((page) => checkPage(server.origin, page)));
  }
  expect(server.output).not.toMatch(/error|warn/i);
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});
