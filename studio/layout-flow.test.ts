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

describe('the layout of a flow with side steps', () => {
  const { nodes, edges, width, height } = layoutFlow(flow, manifests);
  const find = (id: string) => nodes.find((node) => node.id === id);

  it('puts the default path in one column, from top to bottom', () => {
    const way = ['lead', 'payment', 'success'].map(find);
    expect(new Set(way.map((node) => node?.x)).size).toBe(1);
    const rows = way.map((node) => node?.y ?? 0);
    expect(rows).toEqual([...rows].sort((one, other) => one - other));
  });

  it('connects payment to the pix step and to the return from the bank', () => {
    expect(edges.map(({ from, to, kind }) => `${from} ${kind} ${to}`).sort()).toEqual([
      'back default success',
      'lead default payment',
      'payment answer back',
      'payment answer pix',
      'payment default success',
      'pix default success',
    ]);
  });

  it('keeps all boxes apart and inside the picture', () => {
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
  ['a flow with one step', makeFlow('short', makeStep('lead')), 0],
  ['a flow with a cycle', makeFlow('round', makeStep('lead'), makeStep('payment', { defaultNextStepId: 'lead' })), 2],
  ['a flow with an unknown next step', makeFlow('lost', makeStep('lead', { defaultNextStepId: 'nowhere' })), 0],
])('%s can be drawn', (_title, drawn, edgeCount) => {
  const { nodes, edges } = layoutFlow(drawn, manifests);
  expect(nodes).toHaveLength(drawn.steps.length);
  expect(edges).toHaveLength(edgeCount);
});
