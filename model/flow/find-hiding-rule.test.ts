import { expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { findHidingRule } from './find-hiding-rule';
import { selectFlow } from './select-flow';

const route = { route: 'pix' as const };
const both = { route: 'pix' as const, voucher: 'JAMBU' };

it.each([
  ['hidden by an earlier rule for its route', [route, both], 0],
  ['hidden by an earlier rule for its voucher, regardless of case', [{ voucher: 'jambu' }, both], 0],
  ['hidden by the first of two earlier rules that match', [{ voucher: 'OUTRO' }, { voucher: 'JAMBU' }, route, both], 1],
  ['not hidden by a later rule for its route', [both, route], undefined],
  ['not hidden by an earlier rule for another voucher', [{ route: 'pix' as const, voucher: 'OUTRO' }, both], undefined],
  ['not hidden by an earlier rule for another route', [{ route: 'vip' as const }, both], undefined],
])('a flow rule for a route and a voucher is %s', (_, conditions, hiding) => {
  const forcedFlows = conditions.map((when, index) => ({ when, flow: `f${index}` }));
  const rule = forcedFlows.find(({ when }) => when === both);
  if (!rule) throw new Error('no rule');
  expect(findHidingRule(forcedFlows, rule)?.flow).toBe(hiding === undefined ? undefined : `f${hiding}`);
  const choice = { query: both, entry: { kind: 'product' as const } };
  const flows = forcedFlows.map(({ flow }) => makeFlow(flow, makeStep('lead')));
  expect(selectFlow(flows, forcedFlows, choice, makeManifests()).id === rule.flow).toBe(hiding === undefined);
});
