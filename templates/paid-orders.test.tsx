import { expect, it } from 'vitest';
import { FramedExamplePage } from '../renderer/testing/example-page';
import { findExample } from '../renderer/testing/find-example';
import { renderExample } from '../renderer/testing/render-example';
import { played } from '../renderer/testing/test-states';
import type { TemplateId } from '../schemas/generated/types';
import payment from './payment/payment.examples.json';
import paymentUpgrade from './payment-upgrade/payment-upgrade.examples.json';
import renew from './renew/renew.examples.json';

it.each<[templateId: TemplateId, examples: unknown, name: string, isPriced: boolean]>([
  ['payment', payment, 'already paid', false],
  ['payment', payment, 'another plan bought', true],
  ['payment', payment, 'card', true],
  ['renew', renew, 'renewed here', false],
  ['payment-upgrade', paymentUpgrade, 'upgraded here', false],
])('the order of a step is priced until it is paid: %s %#', async (templateId, examples, name, isPriced) => {
  const example = findExample(examples, name);
  const { container } = await renderExample(
    <FramedExamplePage {...played} templateId={templateId} example={example} />,
  );
  await expect.poll(() => container.querySelector('h1')).not.toBeNull();
  expect(container.querySelector('[data-order]') !== null).toBe(isPriced);
});
