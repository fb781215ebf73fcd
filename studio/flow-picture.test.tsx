import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeFlow, makeStep } from '../renderer/testing/make-flow';
import { makeManifests } from '../renderer/testing/make-manifests';
import { FlowPicture } from './flow-picture';
import { layoutFlow } from './layout-flow';
import type { FlowDrawing } from './load-brand';

const flow = makeFlow(
  'default',
  makeStep('lead', { id: 'dados', defaultNextStepId: 'payment' }),
  makeStep('payment', { defaultNextStepId: 'success' }),
  makeStep('pix', { defaultNextStepId: 'success' }),
  makeStep('success'),
);
const manifests = makeManifests({ payment: { gives: ['pix'] }, pix: { needs: ['pix'] } });
const drawing: FlowDrawing = {
  id: flow.id,
  area: 'BR',
  entries: ['padrão'],
  layout: layoutFlow(flow, manifests),
  steps: flow.steps.map(({ id, templateId, defaultNextStepId = null }) => ({
    id,
    templateId,
    name: `Tela ${templateId}`,
    next: defaultNextStepId,
    href: `/studio/acme/${templateId}`,
  })),
};

it('the list beside the flow picture says where each step leads, and which answer opens a step', async () => {
  const { container } = await render(<FlowPicture flow={drawing} />);
  const steps = [...container.querySelectorAll('ol li')].map((step) => step.textContent);
  expect(steps).toEqual([
    'Tela leaddados→ Tela payment',
    'Tela paymentpayment→ Tela success',
    'Tela pixpix→ Tela successaberto pela resposta a Tela payment',
    'Tela successsuccessfim',
  ]);
});

it('the flow picture has a box for each step and an arrow for each transition', async () => {
  const { container } = await render(<FlowPicture flow={drawing} />);
  expect([...container.querySelectorAll('svg text:first-of-type')].map((text) => text.textContent)).toEqual([
    'Tela lead',
    'Tela payment',
    'Tela pix',
    'Tela success',
  ]);
  expect(container.querySelectorAll('path[data-kind=default]')).toHaveLength(3);
  expect(container.querySelectorAll('path[data-kind=answer]')).toHaveLength(1);
});

it('the flow picture links a step to the studio page of its template', async () => {
  await render(<FlowPicture flow={drawing} />);
  await expect.element(page.getByRole('link', { name: 'Tela lead' })).toHaveAttribute('href', '/studio/acme/lead');
});
