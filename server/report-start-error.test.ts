import { expect, test } from 'vitest';
import { loadCatalogue } from '../checks/load-catalogue';
import { copyConfig } from '../renderer/testing/test-repository';
import { FolderTakenError } from '../sandbox/store/folder-lock';
import { reportStartError } from './report-start-error';

const inEnglish = 'Use that one, or end it with Ctrl+C in its window and run again.';

test.each([
  [
    'an author',
    'pt-BR',
    'Um checkout já está aberto nesta pasta: http://localhost:3001 (processo 4711, dados em .data).\n' +
      'Use aquele, ou encerre-o com Ctrl+C na janela dele e rode de novo.',
  ],
  [
    'an author who reads English',
    'en',
    `A checkout runs from this folder already: http://localhost:3001 (process 4711, data in .data).\n${inEnglish}`,
  ],
  [
    'an operator',
    undefined,
    `A checkout runs from this folder already: http://localhost:3001 (process 4711, data in .data).\n${inEnglish} ` +
      'For a second one beside it, set SANDBOX_DATA_DIR to another folder.',
  ],
  [
    'a person who ran npm start',
    'pt-BR',
    'Um checkout já está aberto nesta pasta: http://localhost:3001 (processo 4711, dados em .data).\n' +
      'Use aquele, ou encerre-o com Ctrl+C na janela dele e rode de novo. ' +
      'Para abrir um segundo ao lado dele, aponte SANDBOX_DATA_DIR para outra pasta.',
    true,
  ],
])(
  'the start error tells %s where the running checkout is and what to do',
  (_, language, reported, setsVariables?: boolean) => {
    const taken = new FolderTakenError('.data', { pid: 4711, port: 3001 });
    expect(reportStartError(taken, language, setsVariables === undefined ? {} : { setsVariables })).toBe(reported);
  },
);

test.each([
  ['an unknown process', undefined, '(data in .data)'],
  ['an unknown port', { pid: 4711 }, 'already (process 4711, data in .data)'],
])('the start error leaves out %s', (_, holder, reported) => {
  expect(reportStartError(new FolderTakenError('.data', holder), 'en')).toContain(reported);
});

test('any other start error is shown with its own message', () => {
  expect(reportStartError(new RangeError('BFF_URL is no address'), 'pt-BR')).toBe('BFF_URL is no address');
});

test.each([
  ['pt-BR', 'erro[key-unknown] brands/wup/brand.json:3:3 a chave "ordem" não existe aqui'],
  ['en', 'error[key-unknown] brands/wup/brand.json:3:3 there is no key "ordem" here'],
])('configuration errors at the start are reported in %s', (language, reported) => {
  const { root, replace } = copyConfig();
  replace('brands/wup/brand.json', '"order"', '"ordem"');
  expect.assertions(1);
  try {
    loadCatalogue(root);
  } catch (error) {
    expect(reportStartError(error, language)).toContain(reported);
  }
});
