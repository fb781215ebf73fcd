import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inspectConfig } from '../../checks/inspect-config';
import { restoreSample, withSampleCatalogue } from './sample-catalogue';
import { changeSample, type FileChange } from './seed-mistake';

/** A change that looks unusual and is right. */
interface RightChange {
  name: string;
  edits: FileChange[];
}

const { changes } = JSON.parse(readFileSync(path.join(import.meta.dirname, 'right-changes.json'), 'utf8')) as {
  changes: RightChange[];
};

test('the check finds nothing in at least 20 right but unusual changes', () => {
  const reported = withSampleCatalogue((root) =>
    changes.flatMap(({ name, edits }) => {
      for (const edit of edits) changeSample(root, edit);
      const findings = inspectConfig(root).findings.map(({ code, place }) => `${name}: ${code} ${place.file}`);
      restoreSample(root);
      return findings;
    }),
  );
  expect(reported).toEqual([]);
  expect(changes.length).toBeGreaterThanOrEqual(20);
});
