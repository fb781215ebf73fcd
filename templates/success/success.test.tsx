import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ExampleStep } from '../../renderer/testing/example-step';
import { validateTemplateExamples } from '../../schemas/generated/config.mjs';
import examplesFile from './success.examples.json';
import { SuccessView } from './success.view';

test('the slip is there before the backend is asked, and where it cannot be', async () => {
  const file: unknown = examplesFile;
  if (!validateTemplateExamples(file)) throw new TypeError('the examples are not valid');
  const example = file.examples.find(({ name }) => name === 'bankslip kept in this browser');
  if (!example) throw new RangeError('the example is gone');
  const { container } = await render(
    <ExampleStep templateId="success" example={example} View={SuccessView} validate={undefined} />,
  );
  expect(container.querySelector<HTMLTextAreaElement>('[data-bankslip] textarea')?.value).toContain('00190.00009');
  expect(container.textContent).toContain('04/07/2026');
});
