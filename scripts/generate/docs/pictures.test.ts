import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const pictures = 'docs/images/templates';
const templates = readdirSync('templates', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('every template picture belongs to an existing template', () => {
  expect(templates.length).toBeGreaterThan(5);
  expect(readdirSync(pictures).filter((file) => !templates.includes(path.parse(file).name))).toEqual([]);
});

test.each(templates)('the template %s has a picture of at most 60 kB for its page', (id) => {
  const file = path.join(pictures, `${id}.webp`);
  expect(existsSync(file), 'npm run pictures -- --docs makes it').toBe(true);
  expect(statSync(file).size).toBeLessThanOrEqual(60_000);
});
