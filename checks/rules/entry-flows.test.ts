import { cpSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectConfig } from '../inspect-config';
import { loadCatalogue } from '../load-catalogue';
import { makeSample } from '../testing/make-sample';

const base = 'brands/_base/br.json';
const acme = 'brands/acme/brand.json';

/** The common flow `back` is outside the purchase: its only step is not counted and takes no payment. */
const backFlow = { id: 'back', steps: [{ id: 'back', templateId: 'payment-verification' }] };

interface Stated {
  /** Settings of `_base`. */
  common: object;
  /** Settings of the brand's area. */
  own?: object;
  changes?: CheckSample;
}

function makeRoot({ common, own, changes = [] }: Stated): string {
  const flow = { file: 'flows/back.json', text: JSON.stringify(backFlow) };
  const root = makeSample([flow, ...changes]);
  onTestFinished(() => rmSync(root, { recursive: true }));
  change(root, base, (settings) => Object.assign(settings, { entryFlows: common }));
  if (own) change(root, acme, ({ BR }) => Object.assign(BR as object, { entryFlows: own }));
  return root;
}

function change(root: string, file: string, edit: (value: Record<string, unknown>) => void): void {
  const value = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;
  edit(value);
  writeFileSync(path.join(root, file), JSON.stringify(value));
}

/** The sample states its own flows and lacks those of `_base`. */
function findingsOf(root: string) {
  return inspectConfig(root, { today: '2026-06-01' }).findings.map(({ code, place, params }) => ({
    reported: `${code} ${place.file} ${'path' in place ? place.path.join('.') : ''}`,
    params,
  }));
}

test.each<[title: string, stated: Stated, played: string[]]>([
  ['joins the entry flows of _base to its own flows', { common: { back: 'back' } }, ['default', 'pix', 'back']],
  ['takes an entry flow out with null', { common: { back: 'back' }, own: { back: null } }, ['default', 'pix']],
  [
    'replaces an entry flow by its own',
    { common: { back: 'missing' }, own: { back: 'back' } },
    ['default', 'pix', 'back'],
  ],
  ['adds an entry flow', { common: {}, own: { back: 'back' } }, ['default', 'pix', 'back']],
  ['plays a flow that both lists name once', { common: { back: 'acme' } }, ['default', 'pix']],
])('a brand %s', (_title, stated, played) => {
  const isUnused = !JSON.stringify([stated.common, stated.own]).includes('"back":"back"');
  const root = makeRoot({ ...stated, changes: isUnused ? [{ file: 'flows/back.json', isRemoved: true }] : [] });
  expect(findingsOf(root)).toEqual([]);
  const [brand] = loadCatalogue(root).brands;
  expect(brand?.areas.BR?.flows.map(({ id }) => id)).toEqual(played);
});

test('an entry flow that does not exist is reported once, where it is named', () => {
  expect(findingsOf(makeRoot({ common: { back: 'bakc' } }))).toMatchObject([
    { reported: `flow-unknown ${base} entryFlows.back`, params: { nearest: 'back' } },
  ]);
  expect(findingsOf(makeRoot({ common: {}, own: { back: 'bakc' } }))[0]?.reported).toBe(
    `flow-unknown ${acme} BR.entryFlows.back`,
  );
});

test('an entry flow with the id of another flow is reported where it is named', () => {
  const changes: CheckSample = [{ file: 'flows/twin.json', text: JSON.stringify({ ...backFlow, id: 'pix' }) }];
  expect(findingsOf(makeRoot({ common: { back: 'back' }, own: { twin: 'twin' }, changes }))).toMatchObject([
    { reported: `flow-id-duplicate ${acme} BR.entryFlows.twin`, params: { id: 'pix', other: 'acme-pix' } },
  ]);
});

/** A paying flow whose first screen is not counted and provides the lead. */
function makeSellingRoot(methods: readonly string[]): string {
  const steps = [
    { id: 'start', templateId: 'presentation', defaultNextStepId: 'payment' },
    { id: 'payment', templateId: 'payment', props: { methods }, defaultNextStepId: 'success' },
    { id: 'payment-verification', templateId: 'payment-verification', defaultNextStepId: 'success' },
    { id: 'success', templateId: 'success' },
  ];
  const changes: CheckSample = [{ file: 'flows/back.json', text: JSON.stringify({ id: 'back', steps }) }];
  const root = makeRoot({ common: { back: 'back' }, changes });
  const templates = path.join(root, 'templates');
  const project = realpathSync(templates);
  rmSync(templates);
  cpSync(project, templates, { recursive: true });
  change(root, 'templates/presentation/presentation.manifest.json', (manifest) =>
    Object.assign(manifest, { isCounted: false, gives: ['lead'] }),
  );
  return root;
}

test('a flow whose first step is not counted gets no finding about its step count', () => {
  expect(findingsOf(makeSellingRoot(['credit-card']))).toEqual([]);
});

test('a method that a common entry flow needs and a brand lacks is reported at the brand’s payment methods', () => {
  expect(findingsOf(makeSellingRoot(['bankslip']))).toMatchObject([
    {
      reported: `method-not-in-brand ${acme} BR.payment.methods`,
      params: { method: 'bankslip', file: 'flows/back.json', removed: '{"back":null}' },
    },
  ]);
});
