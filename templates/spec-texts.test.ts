import { describe, expect, it } from 'vitest';
import type { Manifests } from '../model/flow/resolve-step';
import { createResolver, rewordMessages } from '../renderer/forms/create-resolver';
import { readSharedTexts } from '../renderer/testing/test-repository';
import { validate as addressBr } from '../schemas/generated/forms/ask-address-br.mjs';
import { validate as addressMz } from '../schemas/generated/forms/ask-address-mz.mjs';
import { validate as lead } from '../schemas/generated/forms/lead.mjs';
import { validate as card } from '../schemas/generated/forms/method-credit-card.mjs';
import type { Messages, TemplateId } from '../schemas/generated/types';
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
  readSharedTexts<Messages>((language) => `brands/_base/messages.${language}.json`, `pt-${area}`);

describe.each(['BR', 'MZ'] as const)('the texts of the specification in %s', (area) => {
  const messages = messagesOf(area);

  it.each(rows)('$row', async ({ form, screen, field, typed, with: beside, ...texts }) => {
    const validate = forms[form];
    if (!validate) throw new RangeError(`no form ${form}`);
    const own = screen === undefined ? undefined : (manifests as Manifests)[screen as TemplateId].messages;
    const resolve = createResolver(() => [validate], rewordMessages(messages, own));
    const values = { ...beside, [field]: typed };
    const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
    expect(errors[field]?.message).toBe((area === 'MZ' && texts.MZ) || texts.BR);
  });
});
