import { createElement, type PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type FieldValues, useForm } from 'react-hook-form';
import type { BrandArea, Catalogue } from '../../catalogue/catalogue';
import { type Order, selectOrder } from '../../model/money/select-order';
import { buildCheckoutView } from '../../renderer/checkout/build-checkout-view';
import { CheckoutContext } from '../../renderer/checkout/checkout-context';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { loadCheckout } from '../../renderer/checkout/load-checkout';
import { sellOffer } from '../../renderer/checkout/sell-offer';
import { StepFormContext } from '../../renderer/contract/step-form-context';
import type { BackendClient } from '../../renderer/gateway/backend-client';
import { OrderSummary } from '../../renderer/outlet/order-summary';
import { listMethods } from '../../renderer/payment/list-methods';
import { pointsMethod } from '../../renderer/payment/points/points-entry';
import { methods } from '../../renderer/payment-form/methods/registry.generated';
import { PaymentForm } from '../../renderer/payment-form/payment-form';
import { Receipt } from '../../renderer/receipt/receipt';
import type { Session } from '../../renderer/session/session';
import { makeSession } from '../../renderer/testing/make-session';
import { makeVisit } from '../../renderer/testing/make-visit';
import type { MethodId, PaymentStepProps, PurchasedPlan } from '../../schemas/generated/types';
import { LiveloCodeView } from '../../templates/livelo-code/livelo-code.view';
import { manifests } from '../../templates/manifests.generated';

/** Sale of one link in one brand's payment step. */
export interface MadeSale {
  url: string;
  /** The buyer, perhaps with an extra. */
  session: Session;
  checkout: CheckoutView;
  step: { id: string; props: PaymentStepProps };
  order: Order;
  methods: readonly MethodId[];
}

const buyer = makeSession({
  leadId: 'lead_1',
  name: 'Ana Prado',
  email: 'ana@example.com',
  phone: '11987654321',
});

/** Links of an area: each plan, with no voucher, and each voucher that it knows or refuses. */
export function listLinks({ area, settings }: BrandArea): string[] {
  const query = `product=${settings.productCode}${area === 'MZ' ? '&lang=pt-MZ' : ''}`;
  const offers = ['', ...Object.values(settings.plans).map(({ planId }) => `&oferta=${planId.test}`)];
  const own = (settings.vouchers ?? []).map(({ code }) => code);
  const vouchers = ['', ...[...own, 'black', 'EXPIRADO', 'NADA'].map((code) => `&voucher=${code}`)];
  return offers.flatMap((offer) => vouchers.map((voucher) => `/payment?${query}${offer}${voucher}`));
}

/** Opens a link as the server does; undefined when its flow has no payment step, or sells nothing, or no extra. */
export async function openSale(
  url: string,
  catalogue: Catalogue,
  client: BackendClient,
  hasExtra: boolean,
): Promise<MadeSale | undefined> {
  const isFlagOn = (_brandId: string, flag: string) => catalogue.flags[flag]?.isOn === true;
  const visit = makeVisit(url, { catalogue, client, manifests, isFlagOn });
  const page = buildCheckoutView(await loadCheckout(visit), {
    assets: new Map(),
    environment: 'test',
    now: new Date(),
    manifests,
    isSandbox: true,
    showsHomologation: false,
    error: null,
  });
  const checkout = sellOffer(page, 'main');
  const found = checkout.flow.steps.find(({ templateId }) => templateId === 'payment');
  if (!found) return undefined;
  const step = { id: found.id, props: (found.props ?? {}) as PaymentStepProps };
  const [extra] = checkout.settings.extras ?? [];
  if (hasExtra && !extra) return undefined;
  const session = { ...buyer, bump: hasExtra && extra ? { id: extra.id } : null };
  const order = selectOrder(checkout, session, step);
  if (!order) return undefined;
  return { url, session, checkout, step, order, methods: listMethods(order, checkout.settings, step.props.methods) };
}

/**
 * Screen with one choice: amounts of the pay button and of the order summary, in minor units, and the text of the form
 * without the choices of installments.
 *
 * @param total total of two cards, which the form tells the summary
 */
export function readShown(
  { checkout, order, session, methods: offered }: Pick<MadeSale, 'checkout' | 'order' | 'session' | 'methods'>,
  method: MethodId,
  typed: FieldValues,
  total?: number,
): { button: number[]; summary: number[]; form: string } {
  const chosen = { method, installments: Number(typed.installments), ...(total !== undefined && { total }) };
  const screen = renderToStaticMarkup(
    createElement(
      Screen,
      { checkout, values: { ...typed, method } },
      createElement(OrderSummary, { plan: order.plan, items: order.items, chosen }),
      createElement('form', null, createElement(PaymentForm, { order, offered, session, phase: 'ready' })),
    ),
  );
  const [summary = ''] = /<details.*?<\/details>/s.exec(screen) ?? [];
  const [button = ''] = /<button[^>]*type="submit".*?<\/button>/s.exec(screen) ?? [];
  const [form = ''] = /<form>.*<\/form>/s.exec(screen) ?? [];
  const text = readText(form.replaceAll(/<option.*?<\/option>/gs, ''));
  return { button: readAmounts(button), summary: readAmounts(summary), form: text };
}

/**
 * Screen that pays with points: amounts of its button, of its facts and of the order summary, and counts of points on
 * the button.
 *
 * @param total what the screen tells the summary
 */
export function readPointsShown(
  { checkout, order, session }: Pick<MadeSale, 'checkout' | 'order' | 'session'>,
  total: number,
): { button: number[]; facts: number[]; summary: number[]; points: number[] } {
  const chosen = { method: pointsMethod, installments: 1, total } as const;
  const view = { step: { id: 'payment', props: {} }, session, phase: 'ready', act: ignore, data: undefined };
  const screen = renderToStaticMarkup(
    createElement(
      Screen,
      { checkout, values: {} },
      createElement(OrderSummary, { plan: order.plan, items: order.items, chosen }),
      createElement(LiveloCodeView, view as never),
    ),
  );
  const [summary = ''] = /<details.*?<\/details>/s.exec(screen) ?? [];
  const [button = ''] = /<button[^>]*type="submit".*?<\/button>/s.exec(screen) ?? [];
  const [facts = ''] = /<dl.*?<\/dl>/s.exec(screen.replace(summary, '')) ?? [];
  const points = [...readText(button).matchAll(/([\d.]+) pontos?/g)];
  return {
    button: readAmounts(button),
    facts: readAmounts(facts),
    summary: readAmounts(summary),
    points: points.map(([, count = '']) => Number(count.replaceAll('.', ''))),
  };
}

/** Loads the fields of a method, which come in their own chunk. */
export async function loadFields(method: MethodId): Promise<void> {
  const { render } = methods[method] as unknown as { render: { preload: () => Promise<unknown> } };
  await render.preload();
}

/** Receipt of a purchase, as text. */
export function readReceipt(checkout: CheckoutView, purchase: PurchasedPlan): string {
  const receipt = createElement(Receipt, { purchase, product: checkout.product.name, isPaid: true });
  return readText(renderToStaticMarkup(createElement(CheckoutContext.Provider, { value: checkout }, receipt)));
}

/** Page around a form with one choice. */
function Screen({ checkout, values, children }: PropsWithChildren<{ checkout: CheckoutView; values: FieldValues }>) {
  const form = useForm<FieldValues>({ defaultValues: values });
  const value = {
    form,
    expectMethod: ignore,
    setMethod: ignore,
    expectRules: () => ignore,
    setRules: ignore,
    holdPress: ignore,
    addSecret: ignore,
  };
  return createElement(
    CheckoutContext.Provider,
    { value: checkout },
    createElement(StepFormContext.Provider, { value }, children),
  );
}

const ignore = () => undefined;

/** `R$ 1.140,00` and `1.140,00 MT` → 114000. */
export function readAmounts(html: string): number[] {
  const amounts = readText(html).matchAll(/\d{1,3}(?:\.\d{3})*,\d\d/g);
  return [...amounts].map(([text]) => Number(text.replaceAll(/\D/g, '')));
}

function readText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}
