import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { methodLabels } from '../../renderer/payment-form/methods/labels.generated';
import { storedKeys } from '../../renderer/session/parts/keys.generated';
import { tabKeys } from '../../renderer/session/parts/lifetimes.generated';
import { shops } from '../e2e/shops';

const text = readFileSync('docs/data-flow.md', 'utf8');

/** Names on the arrows of a line, `─loadCheckout→`. */
const arrows = [...text.matchAll(/─(\w+)→/g)].map(([, name = '']) => name);

/** Files named on the page, such as `model/flow/select-flow.ts`. */
const files = [...text.matchAll(/`((?:renderer|templates|schemas|pages|sandbox)\/[\w./[\]-]+\.tsx?)`/g)].map(
  ([, file = '']) => file,
);

test('docs/data-flow.md names only functions that exist in the code', () => {
  const sources = ['model', 'catalogue', 'renderer', 'templates', 'studio'].flatMap(listSources).join('\n');
  expect(arrows.length).toBeGreaterThan(8);
  expect(
    arrows.filter((name) => !new RegExp(`\\b(?:function|const|import \\{[^}]*) ?${name}\\b`).test(sources)),
  ).toEqual([]);
});

test('docs/data-flow.md names only files that exist', () => {
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !readdirSync(path.dirname(file)).includes(path.basename(file)))).toEqual([]);
});

/** The tab's `dataForm` (renderer/session/browser-storage.ts). */
const draft = 'draft';

test('docs/data-flow.md names each key that stays in the browser', () => {
  const owners = ['renderer', 'templates'].flatMap(listSources).filter((source) => /Storage\.setItem\(/.test(source));
  const own = owners.flatMap((source) => [...source.matchAll(/const \w*key = '(\w+)'/gi)].map(([, key = '']) => key));
  expect(own.length).toBeGreaterThan(5);
  const [, table = ''] = text.split('### What stays in the browser');
  const keys = [...storedKeys, ...tabKeys, 'purchaseIntent', 'statusCall', ...own].filter((key) => key !== draft);
  const missing = keys.filter((key) => !table.includes(`\`${key}\``));
  expect(missing, 'add a row for each of these keys to "What stays in the browser"').toEqual([]);
});

test('every guiche command in the English guide has --lang en', () => {
  const folder = 'docs/operators/en';
  const pages = ['', 'tasks'].flatMap((part) =>
    readdirSync(path.join(folder, part)).flatMap((file) => (file.endsWith('.md') ? path.join(part, file) : [])),
  );
  const commands = pages.flatMap((file) => {
    // Joins commands that continue after a backslash. A command's output begins with a line of its drawing.
    const page = readFileSync(path.join(folder, file), 'utf8')
      .replaceAll('\\\n', '')
      .replaceAll(/^ *│.*/gm, '');
    return [...page.matchAll(/npx guiche [^`\n]*/g)].map(([command]) => command.trim());
  });
  expect(commands.length).toBeGreaterThan(20);
  expect(commands.filter((command) => !command.includes(' --lang en'))).toEqual([]);
});

/** No method of the chooser. */
const points = 'livelo';

test('the sandbox README has a link for each way to pay, whose payment offers it', () => {
  const page = readFileSync('sandbox/README.md', 'utf8');
  const rows = [...page.matchAll(/^\| `([\w+-]+)` \| `(product=[^`]+)` \|/gm)].map(([, method = '', link = '']) => ({
    method,
    link,
  }));
  const isOffered = ({ method, link }: (typeof rows)[number]) =>
    shops.some(({ query, offers, pathsOf }) => {
      const [own, more] = [link.slice(0, query.length), link.slice(query.length)];
      if (own !== query) return false;
      // The link forces the flow of the points.
      if (method === points) return pathsOf(link).includes('/livelo/code');
      return (more === '' || more.startsWith('&flowId')) && offers(method, more);
    });
  expect(rows.filter((row) => !isOffered(row))).toEqual([]);
  expect(rows.map(({ method }) => method).sort()).toEqual([...Object.keys(methodLabels), points].sort());
});

function listSources(room: string): string[] {
  return readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(room, file), 'utf8'));
}

test('the index of decisions names each of them with its title', () => {
  const folder = 'docs/decisions';
  const index = readFileSync(`${folder}/README.md`, 'utf8');
  const decisions = readdirSync(folder).filter((file) => file !== 'README.md');
  const rows = decisions.map((file) => {
    const [, number, title] = /^# (\d{4}) (.+)$/m.exec(readFileSync(`${folder}/${file}`, 'utf8')) ?? [];
    return `| [${number}](${file}) | ${title} |`;
  });
  expect(rows.filter((row) => !index.includes(row))).toEqual([]);
});

test('the code names only points that the specification has', () => {
  const points = [...readFileSync('docs/specification.md', 'utf8').matchAll(/^## (\d+)\./gm)].map(([, point]) => point);
  const rooms = ['model', 'schemas', 'catalogue', 'checks', 'renderer', 'templates', 'scripts', 'cli'];
  const named = rooms.flatMap(listSources).flatMap((source) => [...source.matchAll(/\bspec (\d+)\b/gi)]);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, point]) => !points.includes(point)).map(([text]) => text)).toEqual([]);
});
