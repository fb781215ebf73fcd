import { readQuery } from '../../model/location/clean-query';
import { type OfferedPlan, withoutTrial } from '../../model/money/offered-plan';
import { listOffered, selectVoucher } from '../../model/money/select-plan-of-step';
import type { PlanSummary } from '../../schemas/generated/types';
import { ApiCallError } from '../api/api';
import type { CheckoutView } from '../checkout/checkout-view';
import type { LoadContext } from '../contract/step-contract';
import { report } from '../report/report';
import { readBuyerDraft } from '../session/buyer-draft';

type Asking = Pick<LoadContext<unknown>, 'session' | 'checkout' | 'api'>;

/**
 * Asks for the offered plans once more, for this very buyer and voucher. A plan that the answer lacks keeps its price.
 * A code that no voucher can have is asked of nobody, so its refusal stays.
 *
 * @param voucher code to price the plans with; default: the order's
 * @returns undefined when they cannot be loaded; an error that is no failed call is reported
 */
export function loadBuyerPlans(asking: Asking, voucher?: string): Promise<OfferedPlan[] | undefined> {
  return askForPlans(asking, voucher).catch((error: unknown) => {
    if (!(error instanceof ApiCallError)) report('error', 'the price of a buyer failed', { area: 'plans', error });
    return undefined;
  });
}

async function askForPlans(
  { session, checkout, api }: Asking,
  voucher: string | undefined = selectVoucher(checkout.search, session),
): Promise<OfferedPlan[]> {
  const offered = listOffered(checkout, session);
  const reprice = (newer: readonly PlanSummary[]) =>
    offered.map((plan) => {
      const found = newer.find(({ id }) => id === plan.id);
      if (!found) return plan;
      const priced = repricePlan(withPageTerms(plan, checkout.plans), found);
      return voucher === undefined && plan.voucher?.accepted === false ? { voucher: plan.voucher, ...priced } : priced;
    });
  const { settings, product, area, seller } = checkout;
  const params = {
    business: settings.business,
    operation: area,
    ...(voucher ? { voucher } : {}),
    ...(session.leadId === null ? {} : { leadId: session.leadId }),
    ...(session.email === '' ? {} : { email: session.email }),
  };
  const path = { code: product.callCode ?? product.code };
  if (settings.payment.api === 'v1') {
    const newer = await Promise.all(
      offered.map(({ id, planType }) => {
        const productId = product.productIds?.[planType];
        const named = productId === undefined ? {} : { productId };
        return api('loadPlan', { path, params: { ...params, ...named, ...originOf(checkout), plan: id } });
      }),
    );
    return reprice(newer);
  }
  const [first, second] = offered;
  if (!first) return [];
  const wanted = second ? { plans: offered.map(({ id }) => id).join(',') } : { planId: first.id };
  const { plans } = await api('loadPlansV2', {
    path,
    params: {
      ...params,
      ...wanted,
      seller: seller.id,
      source: seller.source,
      ...(seller.account === '' ? {} : { accountId: seller.account }),
      priceMode: 'default',
    },
  });
  return reprice(plans);
}

/** Route of the link, and how the buyer heard of us, if the first step asked for this product. */
function originOf({ search, product, area }: CheckoutView): { route?: string; referer?: string } {
  const { route } = readQuery(search);
  const { product: of = '', referer } = readBuyerDraft() ?? {};
  return {
    ...(route && { route }),
    ...(referer && of.startsWith(`${product.code}:${area}:`) && { referer }),
  };
}

/**
 * A plan whose price a voucher or the server has changed, with the choices of installments that the page offers. A trial
 * that a free price has ended begins again; one that the server has refused does not.
 */
function withPageTerms(plan: OfferedPlan, plans: CheckoutView['plans']): OfferedPlan {
  const shown = plans?.find(({ id }) => id === plan.id) ?? plan;
  const { installments, trial } = shown;
  return { ...plan, installments, ...(plan.amount === 0 && trial && { trial }) };
}

/**
 * The plan with the price, voucher and installments of a newer answer. What the page has decided stays: its methods, its
 * choices of installments, and its trial, which a free plan does not have.
 */
function repricePlan(plan: OfferedPlan, newer: PlanSummary): OfferedPlan {
  const { voucher: _, ...rest } = newer.amount === 0 ? withoutTrial(plan) : plan;
  return {
    ...rest,
    amount: newer.amount,
    standardAmount: newer.standardAmount,
    installments: newer.installments.filter(({ id }) => plan.installments.some((choice) => choice.id === id)),
    ...(newer.voucher && { voucher: newer.voucher }),
  };
}
