import { expect, test } from 'vitest';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { legalWords } from './list-word-risks';
import { readPlanTree } from './read-plan-tree';

const { wordFiles } = readPlanTree(repositoryRoot).shared;

test.each(legalWords)('%s.%s is a text of every language', (group, key) => {
  const stating = wordFiles.filter(({ copy }) => copy[group]?.[key] !== undefined).map(({ language }) => language);
  expect(stating.sort()).toEqual([...new Set(wordFiles.map(({ language }) => language))].sort());
});
