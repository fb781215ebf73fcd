import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { makeSample } from '../checks/testing/make-sample';
import { runGuiche } from './testing/run-guiche';

/** The sample; its common entry flow `offer` is an offer's flow. */
function sampleRoot(): string {
  const root = makeSample([
    { file: 'flows/acme-offer.json', copyOf: 'flows/acme.json' },
    { file: 'flows/acme-offer.json', replace: '"id": "default"', by: '"id": "offer"' },
    {
      file: 'brands/_base/br.json',
      replace: '"forcedFlows": [',
      by: '"entryFlows": { "offer": "acme-offer" },\n  "forcedFlows": [',
    },
  ]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

test('guiche explain names the file that sets an entry flow', async () => {
  const { status, stdout } = await runGuiche(sampleRoot(), ['explain', 'acme', 'BR.entryFlows']);
  expect(stdout).toMatch(/^BR\.entryFlows\.offer = "acme-offer"\n {2}definido em {2}brands\/_base\/br\.json:\d+\n/);
  expect(status).toBe(0);
});

test('guiche flow draws an entry flow after the flows that the brand lists', async () => {
  const { stdout } = await runGuiche(sampleRoot(), ['flow', 'acme']);
  const titles = [...stdout.matchAll(/f\d+g\["([^"]+)"\]/g)].map(([, title]) => title);
  expect(titles).toEqual([
    'BR · default (flows/acme.json)',
    'BR · pix (flows/acme-pix.json)',
    'BR · offer (flows/acme-offer.json)',
  ]);
});

test('guiche unused does not report an entry flow', async () => {
  expect((await runGuiche(sampleRoot(), ['unused'])).stdout).not.toContain('acme-offer');
});
