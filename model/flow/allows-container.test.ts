import { expect, it } from 'vitest';
import type { Flow, TemplateId } from '../../schemas/generated/types';
import { manifests } from '../../templates/manifests.generated';
import { allowsContainer } from './allows-container';

function makeFlow(...steps: (TemplateId | { templateId: TemplateId; props: object })[]): Flow {
  const listed = steps.map((step) => (typeof step === 'string' ? { templateId: step } : step));
  return { id: 'f', steps: listed.map((step) => ({ id: step.templateId, ...step })) } as unknown as Flow;
}

const asked = { templateId: 'select-school', props: { asks: ['birthDate'] } } as const;

it.each<[title: string, flow: Flow, templateId: TemplateId | undefined, isAllowed: boolean]>([
  ['a step without card fields', makeFlow('lead', 'payment', 'success'), 'lead', true],
  ['a step with card fields', makeFlow('lead', 'payment', 'success'), 'payment', false],
  ['an unknown path', makeFlow('lead'), undefined, false],
  [
    'a step before a card screen that needs what only memory holds',
    makeFlow('livelo-cpf', 'payment'),
    'livelo-cpf',
    false,
  ],
  ['a receipt behind such a card screen', makeFlow('livelo-cpf', 'payment', 'success'), 'success', true],
  ['a step before a card screen that needs answers of a third', makeFlow('lead', asked, 'payment'), 'lead', false],
  ['the same without the answers', makeFlow('lead', 'select-school', 'payment'), 'lead', true],
])('%s: may its document run a container?', (_title, flow, templateId, isAllowed) => {
  expect(allowsContainer(flow, templateId, manifests)).toBe(isAllowed);
});
