import { expect, it } from 'vitest';
import { makeBrandArea } from '../renderer/testing/make-brand-area';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { listEntries } from './list-entries';

const flows = ['default', 'offer', 'pix'].map((id) => makeFlow(id, makeStep('lead')));
const forcedFlows = [{ when: { route: 'pix' as const, voucher: 'BLACK' }, flow: 'pix' }];

it.each([
  ['default', ['padrão', '?flowId=default']],
  ['offer', ['quando há ?oferta=', '?flowId=offer']],
  ['pix', ['forçado por route=pix e voucher=BLACK', '?flowId=pix']],
])('the studio lists the entries of the flow %s', (id, entries) => {
  expect(listEntries(makeBrandArea({ flows, settings: { forcedFlows } }), id)).toEqual(entries);
});

it('the studio does not list a forced entry that an earlier rule always overrides', () => {
  const general = { when: { route: 'pix' as const }, flow: 'default' };
  const area = makeBrandArea({ flows, settings: { forcedFlows: [general, ...forcedFlows] } });
  expect(listEntries(area, 'pix')).toEqual(['?flowId=pix']);
});

it('the first flow is the default entry if no flow is called default', () => {
  const area = makeBrandArea({ flows: flows.slice(1) });
  expect(listEntries(area, 'offer')).toContain('padrão');
});
