import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inspectConfig } from '../../renderer/config/inspect-config';
import { InspectionCache } from '../../renderer/config/inspection-cache';
import { restoreSample, withSampleCatalogue } from './sample-catalogue';
import { mistakes } from './score-mistakes';
import { seedMistake } from './seed-mistake';

/** Later than anything that is written before the inspection. */
const later = () => Date.now() + 60_000;

function inspectAnew(root: string) {
  const { shared: _, ...inspection } = inspectConfig(root);
  return inspection;
}

/** What is found when a tree is inspected, changed, and inspected beside what was well before. */
function inspectTwice(root: string, change: () => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'guiche-cache-'));
  try {
    const first = new InspectionCache(folder, root, later());
    inspectConfig(root, { onReports: (tree, reports) => first.note(tree, reports) });
    first.save();
    change();
    const known = new InspectionCache(folder, root, later()).findKnown();
    const { shared: _, ...inspection } = inspectConfig(root, known && { known });
    return { inspection, knownCount: known ? known.flows.size + known.brands.size : 0 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('every mistake is told the same beside what is known to be well, and is gone with its mend', () => {
  withSampleCatalogue((root) => {
    const well = inspectAnew(root);
    let knownCount = 0;
    for (const mistake of mistakes) {
      const seeded = inspectTwice(root, () => seedMistake(root, mistake));
      expect(seeded.inspection, mistake.name).toEqual(inspectAnew(root));
      const mended = inspectTwice(root, () => restoreSample(root));
      expect(mended.inspection, `${mistake.name}, mended`).toEqual(well);
      knownCount += seeded.knownCount;
    }
    // Most mistakes leave another brand, and some flows, as they were.
    expect(knownCount).toBeGreaterThan(mistakes.length);
  });
}, 120_000);
