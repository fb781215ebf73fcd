import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { readPlanTree } from './read-plan-tree';
import { legalWords } from './text-facts';

const { wordFiles } = readPlanTree(repositoryRoot).shared;

test.each(legalWords)('the legal text %s exists in every language', (word) => {
  const [group = '', key = ''] = word.split('.');
  const stating = wordFiles.filter(({ copy }) => copy[group]?.[key] !== undefined).map(({ language }) => language);
  expect(stating.sort()).toEqual([...new Set(wordFiles.map(({ language }) => language))].sort());
});
