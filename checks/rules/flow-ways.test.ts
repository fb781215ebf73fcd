import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import type { CheckSample } from '../../schemas/generated/types';
import { inspectConfig } from '../inspect-config';
import { makeSample } from './make-sample';

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
const paymentProps = '"props": { "methods": ["credit-card", "pix"] }';
const successFirst: CheckSample = [
  { file, replace: ',\n    { "id": "success", "templateId": "success" }', by: '' },
  {
    file,
    replace: '{ "id": "pix", "templateId": "pix"',
    by: '{ "id": "success", "templateId": "success" },\n    { "id": "pix", "templateId": "pix"',
  },
];

it.each<[title: string, changes: CheckSample, told: string[]]>([
  [
    'from the lead to the success',
    [leadTo('success')],
    ['payment-unreachable steps.0.defaultNextStepId lead → success'],
  ],
  [
    'from the lead to what waits for the bank',
    [leadTo('payment-verification')],
    ['payment-unreachable steps.0.defaultNextStepId lead → payment-verification'],
  ],
  [
    'from a later step to the success',
    offerTo('success'),
    ['payment-unreachable steps.1.defaultNextStepId oferta → success'],
  ],
  ['from the lead nowhere', [leadTo('')], ['next-step-missing steps.0.id lead']],
  ['from the payment nowhere', [withoutNext(paymentProps)], ['next-step-missing steps.1.id payment']],
  [
    'from the bank nowhere',
    [{ file, replace: '"payment-verification", "defaultNextStepId": "success"', by: '"payment-verification"' }],
    ['next-step-missing steps.3.id payment-verification'],
  ],
  ['from the lead to a step that is not there', [leadTo('pagamento')], ['next-step-unknown steps.0.defaultNextStepId']],
  ['in circles before the payment', offerTo('lead'), ['flow-cycle steps.1.defaultNextStepId oferta → lead']],
  ['by another step to the payment', offerTo('payment'), []],
  ['to an end that does not stand last', successFirst, []],
  ['nowhere by the error page', [addError], []],
  ['from the lead to the error page', [addError, leadTo('erro')], ['step-misplaced steps.5.templateId erro']],
  [
    'from the payment to the error page',
    [addError, { ...withoutNext(paymentProps), by: `${paymentProps},\n      "defaultNextStepId": "erro"` }],
    ['step-misplaced steps.5.templateId erro'],
  ],
  [
    'from the error page on',
    [{ file, replace: '"steps": [', by: `"steps": [${errorStep.replace(' }', ', "defaultNextStepId": "lead" }')},` }],
    ['step-misplaced steps.0.templateId erro'],
  ],
  [
    'from what waits for the bank on',
    waitingBefore('payment', '{ "id": "volta", "templateId": "payment-verification", "defaultNextStepId": "lead" },'),
    ['step-misplaced steps.0.templateId volta'],
  ],
  [
    'by what waits for the bank to the payment',
    [nextOf('payment-verification', 'success', 'payment'), leadTo('payment-verification')],
    ['step-misplaced steps.3.templateId payment-verification'],
  ],
  [
    'from the pix back to the payment',
    [nextOf('pix', 'success', 'payment')],
    ['flow-cycle steps.2.defaultNextStepId pix → payment'],
  ],
  [
    'from the bank back to the lead',
    [nextOf('payment-verification', 'success', 'lead')],
    ['flow-cycle steps.3.defaultNextStepId payment-verification → lead'],
  ],
  [
    'from the bank by the pix back to the lead',
    [nextOf('payment-verification', 'success', 'pix'), nextOf('pix', 'success', 'lead')],
    ['flow-cycle steps.2.defaultNextStepId pix → lead'],
  ],
  [
    'from the payment to what sells it again',
    offerBehind({
      file,
      replace: `${paymentProps},\n      "defaultNextStepId": "success"`,
      by: `${paymentProps},\n      "defaultNextStepId": "oferta"`,
    }),
    ['step-misplaced steps.4.templateId oferta'],
  ],
  [
    'from the pix to what sells it again',
    offerBehind(nextOf('pix', 'success', 'oferta')),
    ['step-misplaced steps.4.templateId oferta'],
  ],
  [
    'from the bank to what sells it again',
    offerBehind(nextOf('payment-verification', 'success', 'oferta')),
    ['step-misplaced steps.4.templateId oferta'],
  ],
  ['from the bank by the pix to the success', [nextOf('payment-verification', 'success', 'pix')], []],
])('a flow that leads %s is told once, at the step where the way is lost', (_, changes, told) => {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const lines = inspectConfig(root, { today: '2026-06-01' }).findings.map(({ code, place, params: { id, next } }) => {
    const way = [id, next].filter((step) => step !== undefined).join(' → ');
    return [code, 'path' in place ? place.path.join('.') : '', way].filter((part) => part !== '').join(' ');
  });
  expect(lines).toEqual(told);
});
