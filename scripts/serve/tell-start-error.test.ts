import { expect, test } from 'vitest';
import { FolderTakenError } from '../../sandbox/store/folder-lock';
import { tellStartError } from './tell-start-error';

const taken = new FolderTakenError('.data');

test.each([
  ['an author', taken, 'pt-BR', 'O projeto já está aberto em outra janela (a pasta .data está em uso).'],
  ['an author who reads English', taken, 'en', 'The project is already running in another window'],
  ['who runs a server', taken, undefined, 'set SANDBOX_DATA_DIR to another folder'],
  ['an author, of another mistake', new RangeError('BFF_URL is no address'), 'pt-BR', 'BFF_URL is no address'],
])('tells %s why the server did not start', (_, error, language, words) => {
  expect(tellStartError(error, language)).toContain(words);
});
