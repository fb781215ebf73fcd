import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { parseCheckoutUrl } from '../../model/location/parse-checkout-url';
import type { Flow, LeadRecoveryAnswer, ProductConfig } from '../../schemas/generated/types';
import { readRepositoryManifests, repositoryRoot } from '../testing/test-repository';
import { buildOwnCheckout, listOwnPlans } from './build-own-checkout';
import { buildRecovery } from './build-recovery';

const manifests = readRepositoryManifests();
const catalogue = loadCatalogue(repositoryRoot);
const brand = catalogue.brands.find(({ areas }) => areas.BR && areas.MZ);
if (!brand) throw new RangeError('no brand sells in both areas');

interface Changes {
  config?: Partial<ProductConfig>;
  /** In the place of those before the payment. */
  steps?: Flow['steps'];
}

/** Whether a step calls `updateLead`, `sendSms` or `validatePhone`. */
function changesLead({ templateId, props }: Flow['steps'][number]): boolean {
  if (templateId === 'select-school' || templateId === 'phone-verification') return true;
  return props !== undefined && (('source' in props && props.source === 'units') || 'asks' in props);
}

function recoveryOf(
  url: string,
  lead: Partial<LeadRecoveryAnswer> | null,
  area: 'BR' | 'MZ' = 'BR',
  { config, steps = [] }: Changes = {},
) {
  const sold = brand?.areas[area];
  if (!sold) throw new RangeError(`the brand does not sell in ${area}`);
  const { settings } = sold;
  const plans = listOwnPlans(sold, 'test');
  const [plan] = plans;
  if (!plan) throw new RangeError('the brand has no plan');
  const found = lead && {
    leadId: 'lead_1',
    maskedName: 'Ana S.',
    maskedEmail: 'a•••@example.com',
    planType: plan.planType,
    ...lead,
  };
  const checkout = buildOwnCheckout(sold, {
    location: parseCheckoutUrl(url, manifests),
    flow: { id: 'recovery', steps: [{ id: 'recovery', templateId: 'recovery' }] },
    theme: catalogue.neutralTheme,
    mode: 'light',
    plans,
    entry: { kind: 'lead', id: 'lead_1', found },
  });
  const payment = { id: 'pay', templateId: 'payment' } as const;
  const flows = steps.length === 0 ? checkout.config.checkoutFlow.flows : [{ id: 'own', steps: [...steps, payment] }];
  Object.assign(checkout.config, config, { checkoutFlow: { flows } });
  return { recovery: buildRecovery(checkout, manifests), code: settings.productCode, plan };
}

describe('an abandoned purchase', () => {
  it('goes on in the usual flow of its product, with the voucher', () => {
    const { recovery, code, plan } = recoveryOf('/recovery/lead_1?flowId=recovery&voucher=BLACK&utm_source=crm', {
      flowId: 'gone',
    });
    const query = `voucher=BLACK&utm_source=crm&product=${code}`;
    expect(recovery).toEqual({
      start: `/lead?${query}`,
      payment: `/payment?${query}`,
      receipt: `/success?${query}`,
    });
    expect(recoveryOf('/recovery/lead_1', { planId: plan.id }).recovery?.payment).toBe(`/payment?product=${code}`);
  });

  it('names a plan that the page has not loaded, and the area outside Brazil', () => {
    const { recovery, code } = recoveryOf('/recovery/lead_1', { planId: 'P9' }, 'MZ');
    expect(recovery?.payment).toBe(`/payment?product=${code}&lang=pt-MZ&oferta=P9`);
  });

  it.each([
    ['an address form', 'BR', { config: { hasAddressForm: true } }],
    ['data of the buyer', 'BR', { steps: [{ id: 'payment', templateId: 'payment', props: { asks: ['birthDate'] } }] }],
    ['a confirmed phone', 'BR', { steps: [{ id: 'phone', templateId: 'phone-verification' }] }],
    [
      'a unit in the place of a ticket',
      'BR',
      { steps: [{ id: 'u', templateId: 'select-test-location', props: { source: 'units' } }] },
    ],
    ['a unit', 'MZ', { steps: [{ id: 'school', templateId: 'select-school' }] }],
  ] as const)('needs a lead of the browser’s own for %s', (_what, area, changes) => {
    const { recovery } = recoveryOf('/recovery/lead_1', {}, area, changes as never);
    expect(recovery).toMatchObject({ needsOwnLead: true });
    expect(recoveryOf('/recovery/lead_1', {}).recovery).not.toHaveProperty('needsOwnLead');
  });

  it.each(
    catalogue.brands
      .flatMap(({ areas }) => Object.values(areas))
      .flatMap(({ brandId, flows, settings: { hasAddressForm = false } }) =>
        flows
          .filter(({ steps: [first] }) => first?.templateId === 'lead')
          .map(({ id, steps }) => [`${brandId} ${id}`, steps, hasAddressForm] as const),
      ),
  )('in %s needs an own lead where a step sends more with it', (_, steps, hasAddressForm) => {
    const { recovery } = recoveryOf('/recovery/lead_1', {}, 'BR', { config: { hasAddressForm }, steps });
    expect(Boolean(recovery?.needsOwnLead)).toBe(hasAddressForm || steps.some(changesLead));
  });

  it('that is unknown leads only to the start, and its id is in no URL', () => {
    expect(recoveryOf('/recovery/lead_1?flowId=recovery&seller=ana', null).recovery).toEqual({
      start: '/lead?seller=ana',
    });
  });
});
