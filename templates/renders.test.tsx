import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { methods } from '../renderer/payment-form/methods/registry.generated';
import { CountedPage, findRenderers } from '../renderer/testing/count-renders';
import { FramedExamplePage } from '../renderer/testing/example-page';
import { makeCheckoutView } from '../renderer/testing/make-checkout-view';
import { makeFlow } from '../renderer/testing/make-flow';
import { makeInstallment, makePlanSummary } from '../renderer/testing/make-plan-summary';
import { renderExample } from '../renderer/testing/render-example';
import { played, walked, watchComplaints } from '../renderer/testing/test-states';
import { methodTraits } from '../schemas/generated/method-traits';
import type { MethodId } from '../schemas/generated/types';
import { ExampleOutlet } from '../studio/example-outlet';
import type { TemplateExample } from '../studio/read-examples';

const complaints = watchComplaints();

/** Does what a field must not: its effect writes what it reads. It ends by itself, so that the browser survives. */
function Loop() {
  const [value, setValue] = useState(0);
  useEffect(() => {
    if (value > 0 && value < 20) setValue(value + 1);
  }, [value]);
  return (
    <button type="button" onClick={() => setValue(1)}>
      planted
    </button>
  );
}

it('a field that renders itself again and again is found', async () => {
  const renders = { count: 0 };
  const { container } = await renderExample(
    <CountedPage renders={renders}>
      <div data-played>
        <Loop />
      </div>
    </CountedPage>,
  );
  expect(await findRenderers(container, renders)).toEqual(['press on button planted: 20 renders']);
});

describe.each(walked)('$templateId: $name', ({ templateId, example }) => {
  it('renders a few times for each press, key and choice', async () => {
    const renders = { count: 0 };
    const { container } = await renderExample(
      <CountedPage renders={renders}>
        <FramedExamplePage {...played} templateId={templateId} example={example} />
      </CountedPage>,
    );
    expect(await findRenderers(container, renders)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

const methodIds = Object.keys(methods) as MethodId[];
const areasOf = (id: MethodId) => methodTraits[id].areas ?? ['BR', 'MZ'];

const buyer = { leadId: 'lead_8f3kq2', name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const ticket = {
  ...{ id: 'lote-1', name: 'Lote 1', amount: 1_000 },
  ...{ startsAt: '2027-03-14T09:00:00Z', city: 'Recife', place: 'Teatro' },
};
const card = { paymentProfileId: 'card_1', card: { company: 'visa', lastFour: '1111' } } as const;

/** Items make the order's plan anew at each render; the plan alone waits for the night. */
const orders: Readonly<Record<string, TemplateExample['session']>> = {
  'the plan of three people with a ticket': { ...buyer, ticket, profiles: { quantity: 3 } },
  ...(process.env.NIGHTLY && { 'the plan alone': buyer }),
};
const counts = [1, 2, 3, 12];

describe.each(Object.entries(orders))('%s', (_, session) => {
  it.each(['BR', 'MZ'] as const)('renders a few times for each press of every method in %s', async (area) => {
    // By day each method once, in its first area.
    const offered = methodIds.filter((id) =>
      process.env.NIGHTLY ? areasOf(id).includes(area) : areasOf(id)[0] === area,
    );
    const view = makeCheckoutView({ area });
    const step = { id: 'payment', templateId: 'payment' as const, props: { methods: offered } };
    const plan = makePlanSummary({
      currency: view.settings.currency.code,
      paymentMethods: offered,
      installments: counts.map((count) => makeInstallment(count, 114_000)),
    });
    const settings = { ...view.settings, payment: { ...view.settings.payment, methods: offered } };
    const checkout = { ...view, settings, plans: [plan], flow: makeFlow('example', step) };
    const recorded = { example: { name: 'payment', session: { ...session, savedCard: card } } };
    const renders = { count: 0 };
    const { container } = await renderExample(
      <CountedPage renders={renders}>
        <ExampleOutlet {...played} checkout={checkout} step={step} recorded={recorded} />
      </CountedPage>,
    );
    const chosen = [...container.querySelectorAll<HTMLInputElement>('input[name=method]')].map(({ value }) => value);
    expect(chosen.toSorted()).toEqual(offered.toSorted());
    expect(await findRenderers(container, renders)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
