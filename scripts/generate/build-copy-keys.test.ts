import { expect, test } from 'vitest';
import { generate } from './generate';
import { makeRepository, methodWords, smallRepository } from './testing/small-repository';

async function generateKeys(frame: object, lead: object) {
  const files = {
    'brands/_base/copy.pt-BR.json': { frame, methods: methodWords },
    'templates/lead/lead.copy.pt-BR.json': lead,
  };
  const { outputs, findings } = await generate(makeRepository({ ...smallRepository, ...files }));
  const text = outputs.get('schemas/generated/copy-keys.ts') ?? '';
  return { keys: text && JSON.parse(/= (\{.*\}) as const;/s.exec(text)?.[1] ?? ''), findings };
}

test('each copy key lists its placeholders with their type, number or text', async () => {
  const { keys } = await generateKeys(
    { back: 'Voltar', progress: '{total}: {step}' },
    {
      days: '{left, plural, one {# dia} other {# dias de {name}}}',
      kind: '{kind, select, a {A} other {B}}',
      times: '{count}x',
    },
  );
  expect(keys).toMatchObject({
    base: { frame: { back: {}, progress: { step: 'number', total: 'number' } } },
    templates: {
      lead: { days: { left: 'number', name: 'text' }, kind: { kind: 'text' }, times: { count: 'number' } },
      'plan-choice': {},
    },
  });
});

test('the generator reports a text with invalid ICU, with its file and key', async () => {
  const { keys, findings } = await generateKeys({ back: 'Voltar {name' }, {});
  expect(keys).toBe('');
  expect(findings).toEqual([expect.stringMatching(/^brands\/_base\/copy\.pt-BR\.json: frame\.back is not ICU: /)]);
});

test('the generator reports all missing texts of a payment method', async () => {
  const files = { 'renderer/payment-form/methods/voucher.method.json': { confirms: 'here', icon: 'Ticket' } };
  const { findings } = await generate(makeRepository({ ...smallRepository, ...files }));
  expect(findings).toContain(
    'brands/_base/copy.pt-BR.json: the group "methods" needs the texts voucher, voucher-hint, voucher-note',
  );
});

test('the generator reports a check without samples', async () => {
  const page = { group: 'flow', severity: 'error', isWaivable: true, bad: [{ file: 'a' }], good: [] };
  const files = { 'checks/rules/sample-check/sample-check.check.json': page };
  const { findings } = await generate(makeRepository({ ...smallRepository, ...files }));
  expect(findings).toContain('checks/rules/sample-check/sample-check.check.json: the sample "good" is missing');
});
