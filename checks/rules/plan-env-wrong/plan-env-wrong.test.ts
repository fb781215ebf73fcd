import { expect, test } from 'vitest';
import type { BrandSubject } from '../../../catalogue/subject';
import { makeConfig } from '../../testing/make-config';
import { rule } from './plan-env-wrong.rule';

type Ids = readonly [test: string, homolog: string, production: string];

const own: Ids = ['WUPANUALTST1', 'WUPANUALHML1', 'WUPANUALPRD1'];
const short: Ids = ['CAT1', 'CAH1', 'CAP1'];
const shortToo: Ids = ['CBT1', 'CBH1', 'CBP1'];

/** `yearly` has the first ids, `semester` and a card method in Mozambique the others. */
function listWrong(...[yearly, semester, card]: readonly Ids[]): string[] {
  const planOf = (ids: Ids | undefined) =>
    ids && { planId: { test: ids[0], homolog: ids[1], production: ids[2] }, amount: 9_900, installments: 1 };
  const brand = {
    BR: { plans: { yearly: planOf(yearly), ...(semester && { semester: planOf(semester) }) } },
    MZ: { mz: { methods: card && { creditcard: planOf(card) } } },
  };
  const reported: string[] = [];
  const subject = { brand, file: 'brand.json' } as unknown as BrandSubject;
  rule(makeConfig(subject), (place, params) => {
    const path = 'path' in place ? place.path.join('.') : '';
    reported.push(`${path} of ${params?.owner}, perhaps ${params?.intended}`);
  });
  return reported;
}

const atYearly = (rest: string) => [`BR.plans.yearly.planId.${rest}`];

test.each<[title: string, plans: readonly Ids[], expected: string[]]>([
  ['no finding for common words', [own], []],
  ['no finding for letters', [short, shortToo], []],
  ['no finding for a test word in a name of all', [['TESTET1', 'TESTEH1', 'TESTEP1']], []],
  ['no finding for a test word anywhere in all ids', [['dev-prep-test', 'hml-prep-test', 'prep-test-2024']], []],
  ['no finding for letters of another environment', [['CCP1', 'CCH1', 'CCT1'], short, shortToo], []],
  ['no finding for ids without a pattern', [['x81k', 'b72j', 'q99z'], short], []],
  ['no finding for one id in two environments', [['WUPTST1', 'WUPHML1', 'WUPHML1']], []],
  [
    'the word of homologation in production',
    [['WUPTST1', 'WUPHML1', 'WUPHML2']],
    atYearly('production of homolog, perhaps undefined'),
  ],
  [
    'the word of homologation in production, with another plan’s pattern',
    [['AATST1', 'AAHML1', 'AAHML2'], own],
    atYearly('production of homolog, perhaps AAPRD1'),
  ],
  [
    'the word of test in homologation',
    [['AATST1', 'AATST2', 'AAPRD1']],
    atYearly('homolog of test, perhaps undefined'),
  ],
  [
    'the word of homologation in production, where the product’s name has that of production',
    [['PRODUTIVOTST1', 'PRODUTIVOHML1', 'PRODUTIVOHML2']],
    atYearly('production of homolog, perhaps undefined'),
  ],
  ['lower case words', [['a-test', 'a-hml', 'a-homolog']], atYearly('production of homolog, perhaps undefined')],
  ['swapped ids, as one finding', [['AAPRD1', 'AAHML1', 'AATST1']], atYearly('production of test, perhaps AAPRD1')],
  [
    'the card of a method in Mozambique',
    [own, own, ['AATST1', 'AAHML1', 'AAHML2']],
    ['MZ.mz.methods.creditcard.planId.production of homolog, perhaps AAPRD1'],
  ],
])('an id of another environment: %s', (_, plans, expected) => {
  expect(listWrong(...plans)).toEqual(expected);
});
