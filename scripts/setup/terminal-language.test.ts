import { expect, test } from 'vitest';
import { findTerminalLanguage } from './terminal-language.mjs';

test.each([
  [{ LANG: 'pt_BR.UTF-8' }, 'pt-BR'],
  [{ LANG: 'pt_MZ' }, 'pt-BR'],
  [{ LANG: 'pt' }, 'pt-BR'],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'pt_PT.UTF-8' }, 'pt-BR'],
  [{ LANG: 'pt_BR.UTF-8', LC_ALL: 'C' }, 'en'],
  [{ LANG: 'pt_BR.UTF-8', LC_ALL: '' }, 'pt-BR'],
  [{ LANG: 'C.UTF-8' }, 'en'],
  [{ LANG: 'ptx' }, 'en'],
  [{}, 'en'],
])('the locale %j selects %s', (env, language) => {
  expect(findTerminalLanguage(env)).toBe(language);
});
