import { hashBuild, hashPage } from '../roots/hashes';
import { addBrand, makeRoot, removeRoot } from './make-root';
import { startOurs } from './our-app';
import { buildRow, type Row } from './row';

const suite = 'brands';
const brandCount = 1_000;
const sampledBrands = 20;

/**
 * Adds one brand and restarts the server on the same build. Measures changes in the build and in other brands' pages.
 */
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
      hashes.set(code, hashPage(html));
    }
    return hashes;
  } finally {
    await server.stop();
  }
}
