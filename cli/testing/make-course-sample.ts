import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { makeSample } from '../../checks/testing/make-sample';
import { minimalLogo } from '../../renderer/testing/test-brand';
import { readRepositoryFile } from '../../renderer/testing/test-repository';

/** Sample catalogue with the flows and the `logo.svg` that a new brand needs. Removed after the test. */
export function makeCourseSample(): string {
  const root = makeSample([]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'logo.svg'), minimalLogo);
  for (const name of ['default', 'offer', 'pix', 'bankslip']) {
    writeFileSync(path.join(root, `flows/course-${name}.json`), readRepositoryFile(`flows/course-${name}.json`));
  }
  return root;
}
