import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../../checks/load-catalogue';
import { selectBrandArea } from '../../renderer/checkout/select-brand';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { repositoryRoot } from '../../renderer/testing/test-repository';
import { parseCheckoutUrl } from '../location/parse-checkout-url';
import { selectFlow } from './select-flow';

const queryOf = (search: string) => parseCheckoutUrl(`/lead?${search}`).query;

describe('a link opens the flow', () => {
  const flows = ['first', 'default', 'offer', 'pix', 'extended'].map((id) => makeFlow(id, makeStep('lead')));
  const forced = [
    { when: { voucher: 'msjana' }, flow: 'extended' },
    { when: { route: 'pix' as const }, flow: 'pix' },
    { when: { route: 'livelo' as const, voucher: 'both' }, flow: 'offer' },
    { when: { route: 'vip' as const }, flow: 'gone' },
  ];

  it.each([
    ['default without anything', '', 'default'],
    ['that it names', 'flowId=first', 'first'],
    ['offer for an offer', 'oferta=ABC', 'offer'],
    ['that it names, offer or not', 'oferta=ABC&flowId=default', 'default'],
    ['first in the list when the named one does not exist', 'flowId=unknown', 'first'],
    ['forced by the route, whatever it names', 'route=pix&flowId=default', 'pix'],
    ['forced by the voucher, whatever its case', 'voucher=MSJANA', 'extended'],
    ['forced by the voucher, offer or not', 'voucher=msjana&oferta=ABC', 'extended'],
    ['of the first rule that fits', 'voucher=msjana&route=pix', 'extended'],
    ['default when one of two conditions fails', 'route=livelo', 'default'],
    ['forced when both conditions hold', 'route=livelo&voucher=both', 'offer'],
    ['default for a route that no rule names', 'route=bankslip', 'default'],
    ['first in the list when the forced one does not exist', 'route=vip', 'first'],
  ])('%s: ?%s', (_, search, flow) => {
    expect(selectFlow(flows, forced, queryOf(search)).id).toBe(flow);
  });

  it('first in the list when there is neither default nor offer', () => {
    const [first] = flows;
    expect(selectFlow(first ? [first] : [], [], queryOf('oferta=ABC')).id).toBe('first');
  });

  it('no product without a flow gets this far', () => {
    expect(() => selectFlow([], [], {})).toThrow(RangeError);
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
    const query = queryOf(search);
    const area = selectBrandArea(catalogue, [query.product ?? ''], query.lang);
    expect(selectFlow(area?.flows ?? [], area?.settings.forcedFlows ?? [], query).id).toBe(flow);
  });
});
