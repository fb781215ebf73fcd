import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import fontsFile from '../../brands/_base/fonts.json' with { type: 'json' };

const { $schema: _, ...fonts } = fontsFile;

test.each(Object.entries(fonts))('the font %s has its file in its package', (_name, font) => {
  expect(existsSync(`node_modules/${font.package}/files/${font.file}`)).toBe(true);
});
