import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { selectBrandArea } from '../../renderer/checkout/select-brand';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { readRepositoryManifests, repositoryRoot } from '../../renderer/testing/test-repository';
import { parseCheckoutUrl } from '../location/parse-checkout-url';
import { selectFlow } from './select-flow';

const manifests = makeManifests({
  payment: { route: '/payment/{id}', entry: 'invoice' },
  pix: { route: '/renew/{id}', entry: 'subscription' },
});

const choiceOf = (url: string) => parseCheckoutUrl(url, manifests);

describe('a link opens the flow', () => {
  const flows = ['first', 'default', 'offer', 'pix', 'extended'].map((id) => makeFlow(id, makeStep('lead')));
  const forced = [
    { when: { voucher: 'msjana' }, flow: 'extended' },
    { when: { route: 'pix' as const }, flow: 'pix' },
    { when: { route: 'livelo' as const, voucher: 'both' }, flow: 'offer' },
    { when: { route: 'vip' as const }, flow: 'gone' },
  ];

  it.each([
    ['default without parameters', '', 'default'],
    ['named by flowId', 'flowId=first', 'first'],
    ['offer for an offer', 'oferta=ABC', 'offer'],
    ['named by flowId, even with an offer', 'oferta=ABC&flowId=default', 'default'],
    ['first in the list when the named flow does not exist', 'flowId=unknown', 'first'],
    ['forced by the route, even with a flowId', 'route=pix&flowId=default', 'pix'],
    ['forced by the voucher, regardless of case', 'voucher=MSJANA', 'extended'],
    ['forced by the voucher, even with an offer', 'voucher=msjana&oferta=ABC', 'extended'],
    ['of the first rule that matches', 'voucher=msjana&route=pix', 'extended'],
    ['default when one of two conditions fails', 'route=livelo', 'default'],
    ['forced when both conditions hold', 'route=livelo&voucher=both', 'offer'],
    ['default for a route that no rule names', 'route=bankslip', 'default'],
    ['first in the list when the forced flow does not exist', 'route=vip', 'first'],
  ])('%s: ?%s', (_, search, flow) => {
    expect(selectFlow(flows, forced, choiceOf(`/lead?${search}`), manifests).id).toBe(flow);
  });

  it('first in the list when there is neither default nor offer', () => {
    const [first] = flows;
    expect(selectFlow(first ? [first] : [], [], choiceOf('/lead?oferta=ABC'), manifests).id).toBe('first');
  });

  it('and throws when there is no flow', () => {
    expect(() => selectFlow([], [], choiceOf('/lead'), manifests)).toThrow(RangeError);
  });
});

describe('the address selects the flow', () => {
  const flows = [
    makeFlow('default', makeStep('lead'), makeStep('success')),
    makeFlow('offer', makeStep('lead'), makeStep('presentation')),
    makeFlow('invoice', makeStep('payment'), makeStep('success')),
    makeFlow('renew', makeStep('pix'), makeStep('success')),
    makeFlow('sales', makeStep('presentation'), makeStep('lead')),
  ];
  const forced = [{ when: { voucher: 'black' }, flow: 'sales' }];

  it.each([
    ['an invoice', '/payment/inv_1', 'invoice'],
    ['a subscription', '/renew/sub_1', 'renew'],
    ['an invoice, even if a voucher forces another flow', '/payment/inv_1?voucher=black', 'invoice'],
    ['a later step with an invoice and its flow in the query', '/success?invoice=inv_1&flowId=invoice', 'invoice'],
    ['an invoice with another flow in the query', '/payment/inv_1?flowId=offer', 'offer'],
    ['a screen that only another flow has', '/presentation', 'sales'],
    ['a screen that the selected flow has', '/presentation?oferta=ABC', 'offer'],
    ['a screen where no flow begins', '/success', 'default'],
    ['a flow in the query that needs an id, without an id', '/success?flowId=renew', 'default'],
    ['a flow in the query with an id of another kind', '/success?flowId=renew&invoice=inv_1', 'default'],
    ['a voucher that forces a flow', '/lead?voucher=black', 'sales'],
  ])('%s: %s', (_, url, flow) => {
    expect(selectFlow(flows, forced, choiceOf(url), manifests).id).toBe(flow);
  });
});

describe("the project's own brands open", () => {
  const catalogue = loadCatalogue(repositoryRoot);

  it.each([
    ['product=WUP', 'default'],
    ['product=WUP&oferta=WUPANUALTST1', 'offer'],
    ['product=wup-ingles&route=pix', 'pix'],
    ['product=WUP&route=bankslip', 'bankslip'],
    ['product=WUP&lang=pt-MZ', 'default'],
    ['product=WUP&lang=pt-MZ&route=pix', 'default'],
    ['product=MS', 'default'],
    ['product=MS&voucher=msjana', 'extended'],
    ['product=MS&voucher=MsJana&route=pix', 'extended'],
    ['product=MS&route=pix', 'pix'],
    ['product=MS&oferta=MSANUALTST1', 'default'],
    ['product=SEN', 'default'],
    ['product=sentinela-eear&flowId=pix', 'pix'],
  ])('?%s: the flow %s', (search, flow) => {
    const own = readRepositoryManifests();
    const choice = parseCheckoutUrl(`/lead?${search}`, own);
    const area = selectBrandArea(catalogue, [choice.query.product ?? ''], choice.query.lang);
    expect(selectFlow(area?.flows ?? [], area?.settings.forcedFlows ?? [], choice, own).id).toBe(flow);
  });
});

describe('a flow that only forwards', () => {
  const own = makeManifests({ success: { forwards: 'flow', route: '/parsing' } });
  const flows = [makeFlow('parsing', makeStep('success')), makeFlow('default', makeStep('lead'))];
  const forced = [{ when: { route: 'pix' as const }, flow: 'default' }];
  const idOf = (url: string) => selectFlow(flows, forced, parseCheckoutUrl(url, own), own).id;

  it.each(['', '?flowId=default', '?route=pix', '?oferta=ABC'])('opens by its path alone: /parsing%s', (search) => {
    expect(idOf(`/parsing${search}`)).toBe('parsing');
  });

  it('opens in no other way', () => {
    expect(idOf('/lead?flowId=parsing')).toBe('default');
    expect(selectFlow(flows, forced, { ...parseCheckoutUrl('/parsing', own), templateId: undefined }, own).id).toBe(
      'default',
    );
  });
});
