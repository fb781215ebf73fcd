import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const lastStep = '{ "id": "success", "templateId": "success" }';

function findingsOf(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
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
