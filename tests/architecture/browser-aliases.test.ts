import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test } from 'vitest';
import configure from '../../next.config';
import browserProcess from '../../renderer/page/browser-process.json' with { type: 'json' };

/** Next's code that a page may import. */
const rooms = ['node_modules/next/dist/client', 'node_modules/next/dist/shared/lib'];

/** Files of Next's rooms that match, with what matches. */
function findInNext(words: RegExp): string[] {
  const files = rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' }).map((file) => path.join(room, file)),
  );
  return files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => {
      const found = new Set(readFileSync(file, 'utf8').match(words));
      return [...found].map((text) => `${file.replace('node_modules/next/dist/', '')}: ${text}`);
    })
    .sort();
}

test('each module that the scripts leave out has its test here', async () => {
  const { turbopack } = await configure(PHASE_PRODUCTION_SERVER);
  const names = Object.keys(turbopack?.resolveAlias ?? {});
  expect(names).toEqual(['next/dist/compiled/path-to-regexp', 'next/dist/compiled/process']);
});

test('only rewrites need the parser of path patterns, and the settings state none', async () => {
  expect(await configure(PHASE_PRODUCTION_SERVER)).not.toHaveProperty('rewrites');
  expect(findInNext(/compiled\/path-to-regexp/g)).toEqual([
    'shared/lib/router/utils/path-match.js: compiled/path-to-regexp',
    'shared/lib/router/utils/route-match-utils.js: compiled/path-to-regexp',
  ]);
  // The first two files are parts of rewrites, and the third runs in the build.
  expect(findInNext(/(?<=\.)(?:safePathToRegexp|safeCompile|safeRegexpToFunction|getPathMatch)\)\(/g)).toEqual([
    'shared/lib/router/utils/prepare-destination.js: safeCompile)(',
    'shared/lib/router/utils/prepare-destination.js: safePathToRegexp)(',
    'shared/lib/router/utils/resolve-rewrites.js: getPathMatch)(',
    'shared/lib/turbopack/manifest-loader.js: safePathToRegexp)(',
  ]);
});

test('Next reads nothing in a browser but the environment of the process, which the stand-in has', () => {
  expect(browserProcess).toEqual({ env: {} });
  // The first read is optional, and the second prints to a terminal.
  expect(findInNext(/\bprocess\.(?!env\b)\w+/g)).toEqual([
    'shared/lib/constants.js: process.features',
    'shared/lib/errors/code-frame.js: process.stdout',
  ]);
});
