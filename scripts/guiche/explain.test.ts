import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { explain } from './explain';

test('a path that is a value gives that value', () => {
  const { output, status } = explain(repositoryRoot, 'wup', 'theme.dark.text', 'pt-BR');
  expect(output).toMatch(
    /^theme\.dark\.text = "#fbf3ff"\n {2}definido em {2}brands\/wup\/theme\.json:\d+\n {2}no lugar de {2}"#eaeff5" {2}brands\/_base\/theme\.json:\d+\n {2}no lugar de {2}derivado de theme\.palette/,
  );
  expect(status).toBe(0);
});

test('a path above values gives each of them', () => {
  const { output } = explain(repositoryRoot, 'wup', 'BR.links.test', 'en');
  expect(output.match(/^BR\.links\.test\.\w+ = "/gm)).toHaveLength(5);
});

test.each([
  ['nobody', '', 'não há a marca nobody'],
  ['wup', 'theme.drak.text', 'a marca wup não tem theme.drak.text; você quis dizer theme.dark.text?'],
  ['wup', 'BR.lniks', 'você quis dizer BR.links?'],
  ['wup', 'nothing.like.it.anywhere', 'a marca wup não tem nothing.like.it.anywhere'],
])('%s %s is told: %s', (brand, wanted, words) => {
  const { output, status } = explain(repositoryRoot, brand, wanted, 'pt-BR');
  expect(output).toContain(words);
  expect(status).toBe(2);
});
