import { expect, test } from 'vitest';
import { compareSizes } from './compare-sizes';
import { findScripts } from './measure-sizes';

const size = (bytes: number) => ({ bytes, href: '/lead' });

test('a template inside its budget is no problem', () => {
  const report = compareSizes(['lead'], new Map([['lead', size(100)]]), { lead: 100 });
  expect(report).toEqual({ lines: ['lead: 100 of 100 bytes'], problems: [] });
});

test.each([
  ['over its budget', ['lead'], { lead: 101 }, { lead: 100 }, 'lead: 101 bytes, 1 too many (/lead)'],
  ['without a budget', ['lead'], { lead: 101 }, {}, 'lead: 101 bytes without a budget (/lead)'],
  ['that no page shows', ['lead'], {}, { lead: 100 }, 'lead: no page shows it, so it is not measured'],
  ['that is gone', [], {}, { lead: 100 }, 'lead: a budget without a template'],
])('a template %s is a problem', (_name, templateIds, bytes, budgets, problem) => {
  const sizes = new Map(Object.entries<number>(bytes).map(([id, value]) => [id, size(value)]));
  expect(compareSizes(templateIds, sizes, budgets as Record<string, number>).problems).toEqual([problem]);
});

test('the scripts of a page are counted once, with the preloaded ones and without those for old browsers', () => {
  const html = `<link rel="preload" as="script" href="/_next/static/chunks/a.js"/><link rel="icon" href="/brands/x.svg"/>
    <script src="/_next/static/chunks/a.js" defer=""></script><script src="/_next/static/chunks/b.js"></script>
    <script noModule="" src="/_next/static/chunks/old.js"></script><script nonce="x">1</script>`;
  expect(findScripts(html)).toEqual(['static/chunks/a.js', 'static/chunks/b.js']);
});
