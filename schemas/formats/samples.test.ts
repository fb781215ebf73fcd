import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

interface Samples {
  /** Date of a rule that depends on it. */
  today?: string;
  valid: readonly string[];
  invalid: readonly string[];
}

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder);
const rulesOf = (end: string) =>
  files.filter((file) => file.endsWith(end) && !file.endsWith('.test.ts')).map((file) => file.slice(0, -end.length));
const rules = rulesOf('.ts');

const readSamples = (rule: string) => JSON.parse(readFileSync(new URL(`${rule}.samples.json`, folder), 'utf8'));

describe('the samples of a rule', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('exist for each rule: add <rule>.samples.json with its valid and invalid values', () => {
    expect(rulesOf('.samples.json')).toEqual(rules);
  });

  it.each(rulesOf('.samples.json'))('hold for %s, and say in both languages what it accepts', async (rule) => {
    const { today, valid, invalid, ...words }: Samples = readSamples(rule);
    if (today) vi.setSystemTime(`${today}T12:00:00Z`);
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ `./${rule}.ts`);
    const accepts = Object.values(exported)[0] as (value: string) => boolean;
    expect(words).toEqual({
      description: expect.stringMatching(/\.$/),
      markdownDescription: expect.stringMatching(/\.$/),
    });
    expect(valid.filter((value) => !accepts(value))).toEqual([]);
    expect(invalid.filter((value) => accepts(value))).toEqual([]);
    expect(Math.min(valid.length, invalid.length)).toBeGreaterThan(0);
  });
});
