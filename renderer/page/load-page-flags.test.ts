import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildProductConfig } from '../../catalogue/build-product-config';
import { loadCatalogue } from '../../checks/load-catalogue';
import type { PageView } from '../checkout/checkout-view';
import { startPages } from '../testing/start-pages';
import { repositoryRoot } from '../testing/test-repository';

beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

const { brands } = loadCatalogue(repositoryRoot);

async function open(brandId: string, cookie?: string): Promise<{ view: PageView; cookies: string[] }> {
  const area = brands.find(({ id }) => id === brandId)?.areas.BR;
  if (!area) throw new Error(`${brandId} is not sold in Brazil`);
  const { server } = await startPages({ loadProductConfig: buildProductConfig(area) });
  const response = await fetch(`${server.url}/lead?product=${area.settings.productCode}`, {
    headers: cookie === undefined ? {} : { cookie },
  });
  return { view: (await response.json()) as PageView, cookies: response.headers.getSetCookie() };
}

it('a page that a flag decides keeps the answers in a cookie, which the view does not show', async () => {
  const { view, cookies } = await open('fusorama');
  const [, id = ''] = /^__Host-flags-fusorama=([\w-]{16})\.\w+\.fusorama-apresentacao:1;/.exec(cookies[0] ?? '') ?? [];
  expect(cookies).toHaveLength(1);
  expect(id).not.toBe('');
  expect(JSON.stringify(view)).not.toContain(id);
  expect(view.flow.steps.map(({ id: step }) => step)).toContain('presentation');
});

it('a page without a flag sets no cookie', async () => {
  expect((await open('chaveta')).cookies).toEqual([]);
});

it('the kept answer decides, whatever the flag is now', async () => {
  const since = Math.floor(Date.now() / 1000).toString(36);
  const { view, cookies } = await open(
    'fusorama',
    `__Host-flags-fusorama=0123456789abcdef.${since}.fusorama-apresentacao:0`,
  );
  expect(view.flow.steps.map(({ id }) => id)).not.toContain('presentation');
  expect(cookies).toEqual([]);
});
