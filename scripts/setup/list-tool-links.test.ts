import { expect, test } from 'vitest';
import { listToolLinks } from './list-tool-links.mjs';

const sandbox = expect.stringMatching(/^ {2}Sandbox: .* http:\/\/localhost:3001\/sandbox$/);
const studio = expect.stringMatching(/^ {2}Studio: .* http:\/\/localhost:3001\/studio$/);

test.each([
  [{}, [sandbox]],
  [{ STUDIO: 'on' }, [sandbox, studio]],
  [{ STUDIO: 'off' }, [sandbox]],
  [{ BFF_URL: 'https://backend.example', STUDIO: 'on' }, [studio]],
])('npm start with %j prints the pages that answer', (env, lines) => {
  expect(listToolLinks('http://localhost:3001', env)).toEqual(lines);
});
