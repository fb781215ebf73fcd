import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root as project } from '../../scripts/setup/run-command.mjs';
import { addBrand, makeRoot, removeRoot } from './make-root';
import { startOurs } from './our-app';
import { buildRow, type Row } from './row';

const suite = 'brands';
const brandCount = 1_000;
const sampledBrands = 20;

/** One brand more, the server started again on the same build: what of the other brands' pages and of the build changed. */
export async function measureNextBrand(): Promise<Row[]> {
  const { folder } = makeRoot('brands', { brands: brandCount });
  try {
    const step = brandCount / sampledBrands;
    const codes = Array.from({ length: sampledBrands }, (_, index) => `MADE${1 + index * step}`);
    const before = await hashPages(folder, codes);
    const builtBefore = hashBuild();
    const added = addBrand(folder, brandCount + 1);
    const after = await hashPages(folder, [...codes, added]);
    const builtAfter = hashBuild();
    const isServed = after.get(added) !== undefined && new Set(after.values()).size === after.size;
    return [
      row('pages of other brands changed', codes.filter((code) => before.get(code) !== after.get(code)).length),
      row(
        'files of the build changed',
        [...builtAfter].filter(([file, hash]) => builtBefore.get(file) !== hash).length,
      ),
      row('rebuilds needed', isServed ? 0 : 1),
    ];
  } finally {
    removeRoot(folder);
  }
}

function row(what: string, count: number): Row {
  const goal = { atMost: 0 };
  return buildRow({ suite, what: `the 1,001st brand: ${what}`, unit: '', ours: [count], comparison: 'value', goal });
}

async function hashPages(folder: string, codes: readonly string[]): Promise<Map<string, string>> {
  const server = await startOurs({ cwd: folder });
  try {
    const hashes = new Map<string, string>();
    for (const code of codes) {
      const answer = await fetch(`${server.origin}/lead?product=${code}`);
      if (!answer.ok) throw new Error(`/lead?product=${code} answers ${answer.status}`);
      const html = await answer.text();
      if (!html.includes(`"code":"${code}"`)) continue;
      hashes.set(code, hash(withoutChance(html)));
    }
    return hashes;
  } finally {
    await server.stop();
  }
}

/** A page without what differs between two answers of the same server: nonces, times. */
function withoutChance(html: string): string {
  const nonce = /nonce="([^"]+)"/.exec(html)?.[1];
  const withoutNonce = nonce === undefined ? html : html.replaceAll(nonce, '');
  return withoutNonce.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
}

function hashBuild(): Map<string, string> {
  const folder = path.join(project, '.next/static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(js|css)$/.test(file));
  return new Map(files.map((file) => [file, hash(readFileSync(path.join(folder, file)))]));
}

function hash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
