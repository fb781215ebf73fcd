import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const amigo = { code: 'AMIGO', discount: 11_400 };
const semester = { amount: 60_000, installments: 6, planId: { test: 'ST1', homolog: 'SH1', production: 'SP1' } };
const ofSemester = [amigo, { code: 'MEIO', planTypes: ['semester'], discount: 6_000 }];

const inAcme = (replace: string, by: string): CheckSample[number] => ({ file: 'brands/acme/brand.json', replace, by });
const listing = (vouchers: object[]) => inAcme('"payment": {', `"vouchers": ${JSON.stringify(vouchers)}, "payment": {`);
const selling = inAcme('"plans": {', `"plans": { "semester": ${JSON.stringify(semester)},`);
const bringing = (props: object): CheckSample[number] => ({
  file: 'flows/acme.json',
  replace: '"templateId": "lead",',
  by: `"templateId": "lead", "props": ${JSON.stringify(props)},`,
});
const leading = (voucher: string) =>
  inAcme('"forcedFlows": [', `"forcedFlows": [{ "when": { "voucher": "${voucher}" }, "flow": "default" },`);

test.each<[title: string, changes: CheckSample, reported: string[]]>([
  [
    'that the list has in another case is accepted',
    [listing([amigo]), bringing({ voucher: 'amigo' }), leading('amigo')],
    [],
  ],
  ['of an area without a voucher list is accepted', [bringing({ voucher: 'AMIGOS' }), leading('AMIGOS')], []],
  [
    'that the list does not have is reported in the flow',
    [listing([amigo]), bringing({ voucher: 'NATAL' })],
    [
      'flows/acme.json steps.0.props.voucher: the brand\'s vouchers are AMIGO: change the code, or add "NATAL" to "vouchers"',
    ],
  ],
  [
    'that both a flow rule and its flow use is reported once, in the rule',
    [listing([amigo]), bringing({ voucher: 'amigos' }), leading('AMIGOS')],
    [
      'brands/acme/brand.json BR.forcedFlows.0.when.voucher: perhaps "AMIGO"; if it is another voucher, add "AMIGOS" to "vouchers"',
    ],
  ],
  [
    'for the plan of the step is accepted',
    [selling, listing(ofSemester), bringing({ voucher: 'MEIO', plan: { planType: 'semester' } })],
    [],
  ],
  [
    'for another plan than that of the step is reported',
    [selling, listing(ofSemester), bringing({ voucher: 'MEIO', plan: { planType: 'yearly' } })],
    [
      'flows/acme.json steps.0.props.voucher: the voucher is good for semester: add "yearly" to the voucher\'s "planTypes", or change the voucher or the plan',
    ],
  ],
])('a voucher %s', (_, changes, reported) => {
  const { findings } = inspectFiles(sampleFiles(changes), { today: '2026-06-01' });
  expect(findings.map(({ code }) => code)).toEqual(reported.map(() => 'voucher-unknown'));
  const format = (finding: (typeof findings)[number]) => {
    const { place } = finding;
    return `${place.file} ${'path' in place ? place.path.join('.') : ''}: ${describeFinding(finding, 'en').help}`;
  };
  expect(findings.map(format)).toEqual(reported);
});
