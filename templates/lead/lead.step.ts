import { readQuery } from '../../model/location/clean-query';
import { selectPlanOfStep } from '../../model/money/select-plan-of-step';
import { apiPart } from '../../renderer/api/call-api';
import type { CheckoutView } from '../../renderer/checkout/checkout-view';
import { listTerms } from '../../renderer/checkout/list-terms';
import { explainFailure } from '../../renderer/contract/explain-failure';
import type { Submit } from '../../renderer/contract/step-contract';
import { normalizePhone } from '../../renderer/forms/normalize-phone';
import type { Acceptance, LeadForm, LeadRequest, LeadStepProps } from '../../schemas/generated/types';

/** Sends the lead with a plan type and without a route (spec 7), stores it and continues. */
export const submit: Submit<LeadStepProps, LeadForm> = async (values, { step, session, checkout, api }) => {
  const { settings, product, search, flow } = checkout;
  const query = readQuery(search);
  const { id: seller, source } = checkout.seller;
  const phone = normalizePhone(values.phone);
  if (phone.hasError) return { kind: 'stay', fieldErrors: { phone: 'phone' } };
  const plan = selectPlanOfStep(checkout, session, step);
  const { name, email } = values;
  const marketing: Acceptance[] = values.reminder ? [{ kind: 'marketing' }] : [];
  const agreements = [...listTerms(checkout), ...marketing];
  const body: LeadRequest = {
    name,
    email,
    phone: phone.value,
    business: settings.business,
    planType: plan?.planType ?? step.props.plan?.planType ?? settings.payment.planTypes?.[0] ?? 'yearly',
    seller,
    source,
    flowId: flow.id,
    ...(settings.payment.usesBusinessAndProductCode ? { productCode: product.code } : {}),
    ...(plan ? { planId: plan.id } : {}),
    ...(query.voucher === undefined ? {} : { voucher: query.voucher }),
    ...(values.referer ? { referer: values.referer } : {}),
    ...(await readMetadata(checkout, step.id)),
    ...(checkout.accepts.includes('acceptances') && agreements.length > 0 && { acceptances: agreements }),
  };
  try {
    const { leadId } = await api('createLead', { body });
    return {
      kind: 'next',
      session: {
        lead: { leadId, name, email, phone: values.phone, agreements },
        ...(plan ? { selectedPlan: { planId: plan.id } } : {}),
      },
    };
  } catch (error) {
    return explainFailure(error, {
      usual: 'lead',
      limited: 'rate_limited',
      own: ['captcha_failed'],
      findErrors: ({ fields = {} }) => Object.fromEntries(Object.entries(fields).filter(([field]) => field in values)),
    });
  }
};

/** The call loads the same code. Without it, nothing is sent. */
async function readMetadata(checkout: CheckoutView, stepId: string): Promise<Pick<LeadRequest, 'metadata'>> {
  const client = await apiPart.load(true).catch(() => undefined);
  return client?.buildMetadata(checkout, stepId) ?? {};
}
