import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Session } from '../session/session';
import { createExampleStep } from '../studio/create-example-step';
import { ExamplePage } from '../testing/example-page';
import { setSilently } from '../testing/set-silently';
import { PhoneField } from './phone-field';

import { useBuyerDraft } from './use-buyer-draft';

// Other pages of the same tab leave drafts as well.
const forgetDraft = () => sessionStorage.clear();
beforeEach(forgetDraft);
afterEach(forgetDraft);

function RestoredPhone({ session }: { session: Session }) {
  useBuyerDraft(session);
  return <PhoneField name="phone" label="Celular" />;
}

const Player = createExampleStep({ view: RestoredPhone });

it.each([
  ['BR', '+258 84 123 4567', 'mz'],
  ['BR', '+351912345678', 'pt'],
  ['MZ', '(11) 98765-4321', 'br'],
  ['MZ', '+258 84 123 4567', 'mz'],
  ['BR', '(11) 98765-4321', 'br'],
] as const)(
  'in %s: %s of an earlier visit chooses its country, %s, before it is touched',
  async (area, phone, code) => {
    const example = { name: 'phone', area, session: { phone } };
    await render(<ExamplePage player={Player} templateId="lead" example={example} />);
    await expect.element(page.getByLabelText('Celular')).not.toHaveValue('');
    await expect.element(page.getByLabelText(/^País do tele/)).toHaveValue(code);
  },
);

it('an earlier visit takes no place of what was filled in since, though no event told of it', async () => {
  const pageOf = (phone: string) => (
    <ExamplePage player={Player} templateId="lead" example={{ name: 'phone', session: { phone } }} />
  );
  const { rerender } = await render(pageOf(''));
  setSilently({ phone: '21912345678' });
  await rerender(pageOf('(11) 98765-4321'));
  await expect.element(page.getByLabelText('Celular')).toHaveValue('(21) 91234-5678');
});
