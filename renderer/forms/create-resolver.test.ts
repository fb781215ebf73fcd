import type { FieldValues } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { validate as validateLead } from '../../schemas/generated/forms/lead.mjs';
import { validate as validateCard } from '../../schemas/generated/forms/method-credit-card.mjs';
import { validate as validateTwoCards } from '../../schemas/generated/forms/method-credit-card+credit-card.mjs';
import { validate as validatePayment } from '../../schemas/generated/forms/payment.mjs';
import type { Messages } from '../../schemas/generated/types';
import type { FormValidator } from '../../schemas/generated/validator';
import { readRepositoryFile } from '../testing/test-repository';
import { createResolver, errorOf, rewordMessages } from './create-resolver';
import { flattenFields } from './flatten-fields';
import { typingPart } from './typing-part';

const messages = JSON.parse(readRepositoryFile('brands/_base/messages.pt-BR.json')) as Messages;

/** Field → the message that the buyer reads under it. */
async function check(values: FieldValues, ...validators: unknown[]): Promise<Record<string, string>> {
  const resolve = createResolver(() => validators as FormValidator<unknown>[], messages);
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, String(error?.message)]));
}

const lead = { name: 'Ana Prado', email: 'ana@example.com', phone: '(11) 98765-4321' };
const card = {
  cardNumber: '4111 1111 1111 1111',
  cardHolder: 'ANA PRADO',
  cardExpiry: '12/30',
  cardCvv: '123',
  cardCompany: 'visa',
};

const name = { words: 'Preencha com nome e sobrenome.', length: 'Nome muito extenso', letters: 'Insira apenas letras' };
const email = 'Insira um email válido.';
const mobile =
  'Insira o DDD e um número de celular válido. Caso seja de fora do Brasil, selecione a bandeira no ícone ao lado.';
const phone = 'Insira um número válido';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-07-15T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the validation of the first step', () => {
  it.each<[field: string, value: string, message: string | undefined]>([
    ['name', 'Ana Prado', undefined],
    ['name', "Zoé D'Ávila-Souza", undefined],
    ['name', '', name.words],
    ['name', 'Ana', name.words],
    ['name', '  Ana  ', name.words],
    ['name', `${'a'.repeat(40)} Prado`, undefined],
    ['name', `${'a'.repeat(41)} Prado`, name.length],
    ['name', 'Ana Prad0', name.letters],
    ['name', 'Ana P@rado', name.letters],
    ['email', 'ana@example.com', undefined],
    ['email', '', email],
    ['email', 'ana', email],
    ['email', 'a@example.com', email],
    ['email', 'ána@example.com', email],
    ['email', 'ana@gmáil.com', email],
    ['email', 'ana@xn--gmil-6na.com', email],
    ['email', 'ana´@example.com', email],
    ['email', 'ana‑maria@example.com', email],
    ['email', 'ana@example', email],
    ['email', `${'a'.repeat(70)}@example.com`, email],
    ['phone', '(11) 98765-4321', undefined],
    ['phone', '+258 84 123 4567', undefined],
    ['phone', '', mobile],
    ['phone', '(11) 8765-4321', mobile],
    ['phone', '98765-4321', mobile],
    ['phone', '+', phone],
    ['phone', '+258', phone],
    ['phone', ' +55 1', phone],
    ['phone', '+258 84 123 4567 (Ana)', phone],
    ['phone', '(11) 98765-43210', mobile],
    ['phone', `(11) 98765-4321${'0'.repeat(40)}`, mobile],
    ['name', `Ana ${'a'.repeat(120)}`, 'Use menos letras neste campo.'],
    ['email', `${'a'.repeat(250)}@example.com`, 'Use menos letras neste campo.'],
  ])('%s %j: %s', async (field, value, message) => {
    expect(await check({ ...lead, [field]: value }, validateLead)).toEqual(
      message === undefined ? {} : { [field]: message },
    );
  });

  it('reports all fields at once, with one message each', async () => {
    expect(await check({ name: '', email: '', phone: '' }, validateLead)).toEqual({
      name: name.words,
      email,
      phone: mobile,
    });
  });

  it('reports fields without a value as required', async () => {
    const message = 'Preencha este campo.';
    expect(await check({}, validateLead)).toEqual({ name: message, email: message, phone: message });
  });

  it('rejects unticked terms and accepts ticked ones', async () => {
    expect(await check({ ...lead, terms: false }, validateLead)).toEqual({
      terms: 'Marque esta opção para continuar.',
    });
    expect(await check({ ...lead, terms: true }, validateLead)).toEqual({});
  });
});

describe('the validation of a card', () => {
  const wrong = {
    number: 'Revise o número do cartão.',
    expiry: 'Revise a data de validade.',
    cvv: 'Revise o código de segurança.',
    company: 'Revise a bandeira do cartão.',
    cpf: 'Revise o CPF.',
    registry: 'Revise este campo.',
    cnpj: 'Revise o CNPJ.',
  };

  it.each<[field: string, value: string, message: string | undefined]>([
    ['cardNumber', '4111111111111111', undefined],
    ['cardNumber', '4111 1111 1111 1112', wrong.number],
    ['cardNumber', '4111', wrong.number],
    ['cardNumber', '4111 1111 1111 11111', wrong.number],
    ['cardNumber', '', wrong.number],
    ['cardNumber', '0000 0000 0000 0000', wrong.number],
    ['cardExpiry', '07/26', undefined],
    ['cardExpiry', '06/26', wrong.expiry],
    ['cardExpiry', '13/30', wrong.expiry],
    ['cardExpiry', '12/25', wrong.expiry],
    ['cardExpiry', '12/36', undefined],
    ['cardExpiry', '12/37', wrong.expiry],
    ['cardExpiry', '', wrong.expiry],
    ['cardCvv', '123', undefined],
    ['cardCvv', '12', wrong.cvv],
    ['cardCvv', '1234', wrong.cvv],
    ['cardCvv', '12a', wrong.cvv],
    ['cardCvv', '12345', wrong.cvv],
    ['cardNumber', 'cartão 4111 1111 1111 1111, válido', wrong.number],
    ['cardExpiry', '12/2033 e mais', wrong.expiry],
    ['cpf', 'CPF do Ivo: 390.533.447-05', wrong.cpf],
    ['cardCompany', '', wrong.company],
    ['cardHolder', '', 'Preencha o nome como está no cartão.'],
    ['cardHolder', 'A'.repeat(61), 'Use menos letras neste campo.'],
    ['cardHolder', 'ANA D´AVILA', undefined],
    ['cardHolder', 'ANA D`AVILA SOUSA–LIMA', undefined],
    ['installments', '', 'Escolha uma opção.'],
    ['cpf', '390.533.447-05', undefined],
    ['cpf', '390.533.447-06', wrong.cpf],
    ['cpf', '111.111.111-11', wrong.cpf],
    ['cpf', '529.982.247-251', wrong.cpf],
    ['cpf', '', wrong.cpf],
    ['registry', '390.533.447-05', undefined],
    ['registry', '11.222.333/0001-81', undefined],
    ['registry', '11.222.333/0001-82', wrong.cnpj],
    ['registry', '12.ABC.345/01DE-36', wrong.cnpj],
    ['registry', '390.533.447-06', wrong.cpf],
    ['registry', '390.533.447', wrong.registry],
    ['registry', '', wrong.registry],
  ])('%s %j: %s', async (field, value, message) => {
    const values = { method: 'credit-card', ...card, [field]: value };
    expect(await check(values, validatePayment, validateCard)).toEqual(
      message === undefined ? {} : { [field]: message },
    );
  });

  it.each([
    ['american_express', '1234', undefined],
    ['american_express', '123', wrong.cvv],
    ['visa', '123', undefined],
    ['visa', '1234', wrong.cvv],
    ['elo', '1234', wrong.cvv],
  ])('gives a card of %s with the security code %s the message: %s', async (cardCompany, cardCvv, message) => {
    const errors = await check({ ...card, cardCompany, cardCvv }, validateCard);
    expect(errors).toEqual(message === undefined ? {} : { cardCvv: message });
  });
});

describe('the form', () => {
  it('returns its values if all fields are valid', async () => {
    const resolve = createResolver(() => [validateLead as FormValidator<unknown>], messages);
    const options = { fields: {}, shouldUseNativeValidation: false };
    expect(await resolve(lead, undefined, options)).toEqual({ values: lead, errors: {} });
  });

  it.each<[field: string, pasted: string, sent: string]>([
    ['name', 'Ana\u200b Prado', 'Ana Prado'],
    ['name', 'Ana Pra\u00addo', 'Ana Prado'],
    ['name', '\u202aAna Prado\u202c', 'Ana Prado'],
    ['email', '\u00a0ana@example.com', 'ana@example.com'],
    ['email', 'ana@example.com\u00a0', 'ana@example.com'],
    ['email', '\ufeffana@example.com \u200b', 'ana@example.com'],
    ['name', 'Joa\u0303o Silva', 'João Silva'],
    ['name', 'Ange\u0301lica Conc\u0327alves', 'Angélica Conçalves'],
    ['referer', 're\u0301fe\u0301rence', 'référence'],
    ['name', 'Ana D´Ávila', "Ana D'Ávila"],
    ['name', 'Ana D`Ávila', "Ana D'Ávila"],
    ['name', 'Ana D’Ávila', "Ana D'Ávila"],
    ['name', 'Ana D‘Ávila', "Ana D'Ávila"],
    ['name', 'Ana Dʼʹʻʽˈ‛′＇Ávila', "Ana D''''''''Ávila"],
    ['name', 'Ana Sousa‐Lima', 'Ana Sousa-Lima'],
    ['name', 'Ana Sousa‑Lima', 'Ana Sousa-Lima'],
    ['name', 'Ana Sousa–Lima', 'Ana Sousa-Lima'],
    ['name', 'Ana Sousa—−－Lima', 'Ana Sousa---Lima'],
    ['phone', '11 98765‑4321', '11 98765-4321'],
    ['phone', '１１ ９８７６５-４３２１', '11 98765-4321'],
    ['name', '“Ana Prado”,', 'Ana Prado'],
    ['name', 'José S. Silva', 'José S Silva'],
    ['name', 'Maria  Dias Jr.', 'Maria Dias Jr'],
    ['name', 'Dr.Ana Lima', 'Dr Ana Lima'],
    ['name', 'Ａｎａ Ｐｒａｄｏ', 'Ana Prado'],
    ['email', '“ana@example.com”.', 'ana@example.com'],
    ['email', 'Ana <ana@example.com>', 'ana@example.com'],
    ['name', '_Ana Prado_', 'Ana Prado'],
    ['email', '*ana@\u200dexample.com*', 'ana@example.com'],
  ])('sends the %s %j as %j, which looks the same', async (field, pasted, sent) => {
    const resolve = createResolver(() => [validateLead as FormValidator<unknown>], messages);
    const options = { fields: {}, shouldUseNativeValidation: false };
    const values = { ...lead, terms: true, [field]: pasted };
    const result = await resolve(values, undefined, options);
    expect(result).toEqual({ values: { ...values, [field]: sent }, errors: {} });
  });

  it('checks a text as typed while its mending fails to load, and mends it at the next check', async () => {
    vi.spyOn(typingPart, 'preload').mockRejectedValueOnce(new TypeError('failed to fetch'));
    const typed = { ...lead, email: 'Ana <ana@example.com>', terms: true };
    expect(await check(typed, validateLead)).toEqual({ email });
    expect(await check(typed, validateLead)).toEqual({});
  });

  it('applies the rules of the payment method on screen', async () => {
    const rules = new Set<FormValidator<unknown>>([validatePayment as FormValidator<unknown>]);
    const resolve = createResolver(() => [...rules], messages);
    const options = { fields: {}, shouldUseNativeValidation: false };
    expect((await resolve({ method: 'pix' }, undefined, options)).errors).toEqual({});
    rules.add(validateCard as FormValidator<unknown>);
    expect(Object.keys((await resolve({ method: 'credit-card' }, undefined, options)).errors)).toContain('cardNumber');
  });

  it.each([
    ['email', email],
    ['a-rule-of-the-backend', 'Revise este campo.'],
    ['constructor', 'Revise este campo.'],
  ])('shows the server rule %s as: %s', (rule, message) => {
    expect(errorOf(rule, messages).message).toBe(message);
  });
});

it('normalizes and checks the fields of a second card by the names of their controls', async () => {
  const typed = { cardHolder: 'ANA', card2: { cardHolder: ' D`ÁVILA ', cardCvv: '' } };
  const second = (values: unknown): values is unknown => {
    second.errors = [{ instancePath: '/card2', keyword: 'required', params: { missingProperty: 'cardNumber' } }];
    return values === undefined;
  };
  second.errors = [] as { instancePath: string; keyword: string; params: Record<string, unknown> }[];
  const between = () => ({ 'card2.cardNumber': 'cpf', 'card2.cardCvv': 'card-cvv' });
  const resolve = (validators: FormValidator<unknown>[], ...rest: [typeof between?]) =>
    createResolver(() => validators, messages, ...rest)(typed, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
  expect((await resolve([])).values).toMatchObject({ card2: { cardHolder: "D'ÁVILA" } });
  expect((await resolve([second], between)).errors).toMatchObject({
    card2: { cardNumber: { type: 'required' }, cardCvv: { type: 'card-cvv' } },
  });
});

it('reports each empty field of two cards, and no error of a card as a whole', async () => {
  const resolve = createResolver(() => [validateTwoCards], messages);
  const { errors } = await resolve({ amount: '1,00', card2: { amount: '1,00' } }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const fields = ['cardNumber', 'cardHolder', 'cardExpiry', 'cardCvv', 'cardCompany'];
  expect(flattenFields(errors).map(([name]) => name)).toEqual(
    expect.arrayContaining(fields.flatMap((field) => [field, `card2.${field}`])),
  );
  expect(errors.card2).not.toHaveProperty('type');
});

it('words a rule as the screen says, and every other one as usual', () => {
  const reworded = rewordMessages(messages, { cpf: 'cpf-invalid', cnpj: 'unwritten' });
  expect(errorOf('cpf', reworded).message).toBe('Insira um CPF válido.');
  expect(errorOf('cnpj', reworded).message).toBe('Revise o CNPJ.');
  expect(errorOf('email', reworded)).toEqual(errorOf('email', messages));
});
