import { expect, it } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';

const file = 'flows/acme.json';
const leadTo = (next: string): CheckSample[number] => ({
  file,
  replace: '"templateId": "lead", "defaultNextStepId": "payment"',
  by: `"templateId": "lead"${next === '' ? '' : `, "defaultNextStepId": "${next}"`}`,
});
/** Adds a step between lead and payment. */
const offerTo = (next: string): CheckSample => [
  {
    file,
    replace: '"templateId": "lead", "defaultNextStepId": "payment" },',
    by: `"templateId": "lead", "defaultNextStepId": "oferta" },
    { "id": "oferta", "templateId": "presentation", "defaultNextStepId": "${next}" },`,
  },
];
const withoutNext = (before: string): CheckSample[number] => ({
  file,
  replace: `${before},\n      "defaultNextStepId": "success"`,
  by: before,
});
const errorStep = '{ "id": "erro", "templateId": "generic-error" }';
const addError: CheckSample[number] = {
  file,
  replace: '{ "id": "success", "templateId": "success" }',
  by: `{ "id": "success", "templateId": "success" },\n    ${errorStep}`,
};
const nextOf = (id: string, from: string, to: string): CheckSample[number] => ({
  file,
  replace: `"templateId": "${id}", "defaultNextStepId": "${from}"`,
  by: `"templateId": "${id}", "defaultNextStepId": "${to}"`,
});
/** Moves the step for returns from the bank. */
const waitingBefore = (lead: string, waiting: string): CheckSample => [
  {
    file,
    replace: '{ "id": "payment-verification", "templateId": "payment-verification", "defaultNextStepId": "success" },',
    by: '',
  },
  { file, replace: '"steps": [', by: `"steps": [${waiting}` },
  leadTo(lead),
];
/** Adds a selling step after the payment. */
const offerBehind = (source: CheckSample[number]): CheckSample => [
  {
    file,
    replace: '{ "id": "success", "templateId": "success" }',
    by: `{ "id": "oferta", "templateId": "presentation", "defaultNextStepId": "success" },
    { "id": "success", "templateId": "success" }`,
  },
  source,
];
/** Sells an upsell behind the receipt, and leads its own receipt to a step. */
const sellUpsell = (next: 'boas-vindas' | 'de-novo'): CheckSample => [
  {
    file,
    replace: '"id": "default",',
    by: '"id": "default",\n  "props": { "upsell": { "dsProductId": "beta-curso" } },',
  },
  {
    file,
    replace: '{ "id": "success", "templateId": "success" }',
    by: `{ "id": "success", "templateId": "success", "defaultNextStepId": "oferta" },
    { "id": "oferta", "templateId": "upsell-payment", "defaultNextStepId": "recibo" },
    { "id": "recibo", "templateId": "success-upsell", "defaultNextStepId": "${next}" },
    ${next === 'de-novo' ? '{ "id": "de-novo", "templateId": "payment-upsell", "defaultNextStepId": "boas-vindas" },' : ''}
    { "id": "boas-vindas", "templateId": "subscription-welcome" }`,
  },
];
const paymentProps = '"props": { "methods": ["credit-card", "pix"] }';
const successFirst: CheckSample = [
  { file, replace: ',\n    { "id": "success", "templateId": "success" }', by: '' },
  {
    file,
    replace: '{ "id": "pix", "templateId": "pix"',
    by: '{ "id": "success", "templateId": "success" },\n    { "id": "pix", "templateId": "pix"',
  },
];

it.each<[title: string, changes: CheckSample, reported: string[]]>([
  ['from lead to success', [leadTo('success')], ['payment-unreachable steps.0.defaultNextStepId lead → success']],
  [
    'from lead to payment-verification',
    [leadTo('payment-verification')],
    ['payment-unreachable steps.0.defaultNextStepId lead → payment-verification'],
  ],
  [
    'from a step after lead to success',
    offerTo('success'),
    ['payment-unreachable steps.1.defaultNextStepId oferta → success'],
  ],
  ['from lead to no step', [leadTo('')], ['next-step-missing steps.0.id lead']],
  ['from payment to no step', [withoutNext(paymentProps)], ['next-step-missing steps.1.id payment']],
  [
    'to a form at its end',
    [
      {
        file,
        replace: '{ "id": "success", "templateId": "success" }',
        by: '{ "id": "success", "templateId": "select-school" }',
      },
    ],
    ['next-step-missing steps.4.id success'],
  ],
  [
    'from payment-verification to no step',
    [{ file, replace: '"payment-verification", "defaultNextStepId": "success"', by: '"payment-verification"' }],
    ['next-step-missing steps.3.id payment-verification'],
  ],
  ['from lead to an unknown step', [leadTo('pagamento')], ['next-step-unknown steps.0.defaultNextStepId']],
  ['in a loop before payment', offerTo('lead'), ['flow-cycle steps.1.defaultNextStepId oferta → lead']],
  ['through another step to payment', offerTo('payment'), []],
  ['to a success step that is not last in the file', successFirst, []],
  ['from the error page to no step', [addError], []],
  ['from lead to the error page', [addError, leadTo('erro')], ['step-misplaced steps.5.templateId erro']],
  [
    'from payment to the error page',
    [addError, { ...withoutNext(paymentProps), by: `${paymentProps},\n      "defaultNextStepId": "erro"` }],
    ['step-misplaced steps.5.templateId erro'],
  ],
  [
    'from the error page to lead',
    [{ file, replace: '"steps": [', by: `"steps": [${errorStep.replace(' }', ', "defaultNextStepId": "lead" }')},` }],
    ['step-misplaced steps.0.templateId erro'],
  ],
  [
    'from payment-verification to lead',
    waitingBefore('payment', '{ "id": "volta", "templateId": "payment-verification", "defaultNextStepId": "lead" },'),
    ['step-misplaced steps.0.templateId volta'],
  ],
  [
    'from lead through payment-verification to payment',
    [nextOf('payment-verification', 'success', 'payment'), leadTo('payment-verification')],
    ['step-misplaced steps.3.templateId payment-verification'],
  ],
  [
    'from pix back to payment',
    [nextOf('pix', 'success', 'payment')],
    ['flow-cycle steps.2.defaultNextStepId pix → payment'],
  ],
  [
    'from payment-verification back to lead',
    [nextOf('payment-verification', 'success', 'lead')],
    ['flow-cycle steps.3.defaultNextStepId payment-verification → lead'],
  ],
  [
    'from payment-verification through pix back to lead',
    [nextOf('payment-verification', 'success', 'pix'), nextOf('pix', 'success', 'lead')],
    ['flow-cycle steps.2.defaultNextStepId pix → lead'],
  ],
  [
    'from payment to a presentation step',
    offerBehind({
      file,
      replace: `${paymentProps},\n      "defaultNextStepId": "success"`,
      by: `${paymentProps},\n      "defaultNextStepId": "oferta"`,
    }),
    ['step-misplaced steps.4.templateId oferta'],
  ],
  [
    'from pix to a presentation step',
    offerBehind(nextOf('pix', 'success', 'oferta')),
    ['step-misplaced steps.4.templateId oferta'],
  ],
  [
    'from payment-verification to a presentation step',
    offerBehind(nextOf('payment-verification', 'success', 'oferta')),
    ['step-misplaced steps.4.templateId oferta'],
  ],
  ['through one upsell', sellUpsell('boas-vindas'), []],
  ['to the same upsell again behind its receipt', sellUpsell('de-novo'), ['step-misplaced steps.7.templateId de-novo']],
  ['from payment-verification through pix to success', [nextOf('payment-verification', 'success', 'pix')], []],
])('a flow that leads %s gets at most one finding, at the step that breaks the path', (_, changes, reported) => {
  const lines = inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map(
    ({ code, place, params: { id, next } }) => {
      const way = [id, next].filter((step) => step !== undefined).join(' → ');
      return [code, 'path' in place ? place.path.join('.') : '', way].filter((part) => part !== '').join(' ');
    },
  );
  expect(lines).toEqual(reported);
});
