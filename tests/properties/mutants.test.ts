import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inspectConfig } from '../../checks/inspect-config';
import { withSampleCatalogue } from '../mistakes/sample-catalogue';
import { type Json, type Mutant, mutantArbitrary } from './mutate-config';

const files = [
  'brands/aurora/brand.json',
  'brands/aurora/theme.json',
  'brands/aurora/copy.pt-BR.json',
  'brands/pilar/brand.json',
  'flows/aurora-default.json',
  'flows/pilar-pix.json',
];
const mutantsOfEach = process.env.NIGHTLY ? 1_700 : 40;
const leastInPlace = 0.99;

const timeoutMs = 60_000 + files.length * mutantsOfEach * 500;

test(
  'the check reports every mutated configuration file, nearly always at the mutated place',
  () => {
    withSampleCatalogue((root) => {
      let isInPlace = 0;
      const misplaced: string[] = [];
      for (const file of files) {
        const name = path.join(root, file);
        const text = readFileSync(name, 'utf8');
        const mutants = fc.sample(mutantArbitrary(JSON.parse(text) as Json), { numRuns: mutantsOfEach, seed: 27 });
        for (const mutant of mutants) {
          writeFileSync(name, JSON.stringify(mutant.value, undefined, 2));
          const { findings } = inspectConfig(root);
          const reported = `${mutant.kind} ${file} ${mutant.path.join('.')}`;
          expect(findings, reported).not.toHaveLength(0);
          if (findings.some(({ place }) => place.file === file && 'path' in place && isAt(place.path, mutant)))
            isInPlace += 1;
          else misplaced.push(reported);
        }
        writeFileSync(name, text);
      }
      expect(isInPlace / (files.length * mutantsOfEach), misplaced.join('\n')).toBeGreaterThanOrEqual(leastInPlace);
    });
  },
  timeoutMs,
);

function isAt(place: readonly (string | number)[], { path: intended }: Mutant): boolean {
  return place.length === intended.length && place.every((part, index) => part === intended[index]);
}
