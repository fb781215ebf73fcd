import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { legalWords } from './list-word-risks';
import { readPlanTree } from './read-plan-tree';

const { wordFiles } = readPlanTree(repositoryRoot).shared;

test.each(legalWords)('the legal text %s.%s exists in every language', (group, key) => {
  const stating = wordFiles.filter(({ copy }) => copy[group]?.[key] !== undefined).map(({ language }) => language);
  expect(stating.sort()).toEqual([...new Set(wordFiles.map(({ language }) => language))].sort());
});
