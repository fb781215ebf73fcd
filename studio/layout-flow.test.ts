import { describe, expect, it } from 'vitest';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { makeManifests } from '../renderer/testing/make-manifests';
import { layoutFlow, nodeHeight, nodeWidth } from './layout-flow';

const manifests = makeManifests({
  payment: { takesMoney: true, gives: ['pix', 'purchase'] },
  pix: { needs: ['lead', 'pix'] },
  success: { needs: ['purchase'] },
  presentation: { receivesReturns: true },
});

const flow = makeFlow(
  'default',
  makeStep('lead', { defaultNextStepId: 'payment' }),
  makeStep('payment', { defaultNextStepId: 'success' }),
  makeStep('pix', { defaultNextStepId: 'success' }),
  makeStep('presentation', { id: 'back', defaultNextStepId: 'success' }),
  makeStep('success'),
);

describe('a flow with steps beside its way', () => {
  const { nodes, edges, width, height } = layoutFlow(flow, manifests);
  const find = (id: string) => nodes.find((node) => node.id === id);

  it('has the way of the defaults in one column, from top to bottom', () => {
    const way = ['lead', 'payment', 'success'].map(find);
    expect(new Set(way.map((node) => node?.x)).size).toBe(1);
    const rows = way.map((node) => node?.y ?? 0);
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
  });

  it('leads to them by answers: the code of a payment, the way back from a bank', () => {
    expect(edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`).sort()).toEqual([
      'back default success',
      'lead default payment',
      'payment answer back',
      'payment answer pix',
      'payment default success',
      'pix default success',
    ]);
  });

  it('sets no box upon another, and all of them inside the picture', () => {
    for (const one of nodes) {
      expect(one.x + nodeWidth).toBeLessThanOrEqual(width);
      expect(one.y + nodeHeight).toBeLessThanOrEqual(height);
      for (const other of nodes.filter((node) => node !== one)) {
        const isApart = Math.abs(one.x - other.x) >= nodeWidth || Math.abs(one.y - other.y) >= nodeHeight;
        expect(isApart, `${one.id} ${other.id}`).toBe(true);
      }
    }
  });
});

it.each([
  ['one step', makeFlow('short', makeStep('lead')), 0],
  ['a circle', makeFlow('round', makeStep('lead'), makeStep('payment', { defaultNextStepId: 'lead' })), 2],
  ['a next step that does not exist', makeFlow('lost', makeStep('lead', { defaultNextStepId: 'nowhere' })), 0],
])('%s can be drawn', (_title, drawn, edgeCount) => {
  const { nodes, edges } = layoutFlow(drawn, manifests);
  expect(nodes).toHaveLength(drawn.steps.length);
  expect(edges).toHaveLength(edgeCount);
});
