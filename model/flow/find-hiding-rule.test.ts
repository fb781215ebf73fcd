import { expect, it } from 'vitest';
import { makeFlow, makeStep } from '../../renderer/testing/make-flow';
import { makeManifests } from '../../renderer/testing/make-manifests';
import { findHidingRule } from './find-hiding-rule';
import { buildFlowChoice, selectFlow } from './select-flow';

const route = { route: 'pix' as const };
const both = { route: 'pix' as const, voucher: 'JAMBU' };

it.each([
  ['behind its route alone', [route, both], 0],
  ['behind its voucher alone, whatever its case', [{ voucher: 'jambu' }, both], 0],
  ['behind one of two that hold for it', [{ voucher: 'OUTRO' }, { voucher: 'JAMBU' }, route, both], 1],
  ['before the rule of its route', [both, route], undefined],
  ['behind a rule of another voucher', [{ route: 'pix' as const, voucher: 'OUTRO' }, both], undefined],
  ['behind a rule of another route', [{ route: 'vip' as const }, both], undefined],
])('a rule of a route and a voucher stands %s', (_, conditions, hiding) => {
  const forcedFlows = conditions.map((when, index) => ({ when, flow: `f${index}` }));
  const rule = forcedFlows.find(({ when }) => when === both);
  if (!rule) throw new Error('no rule');
  expect(findHidingRule(forcedFlows, rule)?.flow).toBe(hiding === undefined ? undefined : `f${hiding}`);
  const choice = buildFlowChoice({ path: '/lead', query: { route: 'pix', voucher: 'JAMBU' } }, makeManifests());
  const flows = forcedFlows.map(({ flow }) => makeFlow(flow, makeStep('lead')));
  expect(selectFlow(flows, forcedFlows, choice).id === rule.flow).toBe(hiding === undefined);
});
