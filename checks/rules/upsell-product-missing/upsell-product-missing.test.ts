import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectConfig } from '../../inspect-config';
import { makeSample } from '../make-sample';

const lastStep = '{ "id": "success", "templateId": "success" }';

function findingsOf(changes: CheckSample) {
  const root = makeSample(changes);
  onTestFinished(() => rmSync(root, { recursive: true }));
  return inspectConfig(root, { today: '2026-06-01' }).findings;
}

test.each(['upsell-presentation', 'payment-upsell', 'multiprofile-upsell-presentation', 'upsell-payment'])(
  'a flow that sells a second product by %s alone names the product',
  (templateId) => {
    const sells: CheckSample[number] = {
      file: 'flows/acme.json',
      replace: lastStep,
      by: `{ "id": "success", "templateId": "success", "defaultNextStepId": "extra" },\n    { "id": "extra", "templateId": "${templateId}" }`,
    };
    expect(findingsOf([sells])).toMatchObject([
      {
        code: 'upsell-product-missing',
        severity: 'error',
        params: { id: 'extra' },
        place: { file: 'flows/acme.json', path: ['steps', 5, 'templateId'] },
      },
    ]);
  },
);
