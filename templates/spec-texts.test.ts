import { describe, expect, it } from 'vitest';
import { createResolver, errorOf, rewordMessages } from '../renderer/forms/create-resolver';
import { readRepositoryFile } from '../renderer/testing/test-repository';
import { validate as addressBr } from '../schemas/generated/forms/ask-address-br.mjs';
import { validate as addressMz } from '../schemas/generated/forms/ask-address-mz.mjs';
import { validate as lead } from '../schemas/generated/forms/lead.mjs';
import { validate as card } from '../schemas/generated/forms/method-credit-card.mjs';
import type { Messages } from '../schemas/generated/types';
import type { FormValidator } from '../schemas/generated/validator';
import { manifests } from './manifests.generated';
import rows from './spec-texts.json';

const forms: Readonly<Record<string, FormValidator<unknown>>> = {
  lead,
  'method-credit-card': card,
  'ask-address-br': addressBr,
  'ask-address-mz': addressMz,
} as Record<string, FormValidator<unknown>>;

const messagesOf = (area: string) =>
  JSON.parse(readRepositoryFile(`brands/_base/messages.pt-${area}.json`)) as Messages;

describe.each(['BR', 'MZ'] as const)('the texts of the specification in %s', (area) => {
  const messages = messagesOf(area);

  it.each(rows)('$row', async ({ form, field, typed, with: beside, ...texts }) => {
    const validate = forms[form];
    if (!validate) throw new RangeError(`no form ${form}`);
    const resolve = createResolver(() => [validate], messages);
    const values = { ...beside, [field]: typed };
    const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect(errors[field]?.message).toBe((area === 'MZ' && texts.MZ) || texts.BR);
  });

  it('ask to check a CPF or CNPJ, and to insert one for an invoice and a renewal', () => {
    const textOf = (rule: string, words: Messages) => errorOf(rule, words).message;
    expect([textOf('cpf', messages), textOf('cnpj', messages)]).toEqual(['Revise o CPF.', 'Revise o CNPJ.']);
    for (const id of ['renew', 'payment-invoice'] as const) {
      const words = rewordMessages(messages, manifests[id].messages);
      const texts = [textOf('cpf', words), textOf('cnpj', words)];
      expect(texts).toEqual(['Insira um CPF válido.', 'Insira um CNPJ válido.']);
    }
  });
});
