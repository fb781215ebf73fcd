import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { readPlanTree } from './read-plan-tree';
import { legalWords } from './text-facts';

const { words } = readPlanTree(repositoryRoot).shared;

test.each(legalWords)('the legal text %s exists in every language', (word) => {
  const [group = '', key = ''] = word.split('.');
  const lacking = Object.keys(words).filter((language) => words[language]?.[group]?.[key] === undefined);
  expect(Object.keys(words)).toEqual(['pt-BR', 'pt-MZ']);
  expect(lacking).toEqual([]);
});
