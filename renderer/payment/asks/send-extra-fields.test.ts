import { expect, it } from 'vitest';
import { type Api, ApiCallError } from '../../api/api';
import { makeCheckoutView } from '../../testing/make-checkout-view';
import { makeSession } from '../../testing/make-session';
import { listAsks } from './list-asks';
import { sendExtraFields } from './send-extra-fields';

const typed = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  district: 'Bela Vista',
  city: 'São Paulo',
  state: 'SP',
  birthDate: '31/12/1990',
  cpf: '529.982.247-25',
};
const checkout = makeCheckoutView();
const business = checkout.settings.business;

/** Sends with an api that answers by `fail`, and gives the bodies that left. */
async function send(
  asked: Parameters<typeof makeSession>[0],
  asks: Parameters<typeof sendExtraFields>[2],
  fail?: ApiCallError,
) {
  const bodies: unknown[] = [];
  const api = (async (_call: string, { body }: { body: unknown }) => {
    bodies.push(body);
    if (fail) throw fail;
    return {};
  }) as unknown as Api;
  const sent = await sendExtraFields(
    typed,
    { session: makeSession({ leadId: 'lead_1', ...asked }), checkout, api },
    asks,
  );
  return { sent, bodies };
}

it('the lead gets the address as shown, without empty lines', async () => {
  const { cpf: _, birthDate: _b, complement: _c, ...address } = typed;
  const { bodies, sent } = await send({}, ['address-br']);
  expect(bodies).toEqual([{ address, business }]);
  expect(sent).toEqual({ session: { asked: { values: address, leadId: 'lead_1' } } });
});

it('the lead gets a birth date in ISO 8601 and a document without its mask', async () => {
  const { bodies } = await send({}, ['birth-date', 'buyer-document']);
  expect(bodies).toEqual([{ birthDate: '1990-12-31', document: '52998224725', business }]);
});

it('data that the lead has are not sent again, changed ones are', async () => {
  const first = await send({}, ['birth-date']);
  const asked = 'session' in first.sent ? first.sent.session.asked : undefined;
  expect((await send({ asked: asked ?? null }, ['birth-date'])).bodies).toEqual([]);
  expect(
    (await send({ asked: { values: { birthDate: '01/01/1980' }, leadId: 'lead_1' } }, ['birth-date'])).bodies,
  ).toHaveLength(1);
});

it('a new lead gets the data that an earlier lead of the buyer has', async () => {
  const asked = { values: { birthDate: typed.birthDate }, leadId: 'lead_0' };
  expect((await send({ asked }, ['birth-date'])).bodies).toHaveLength(1);
});

it('a buyer without a lead sends nothing', async () => {
  expect((await send({ leadId: null }, ['address-br'])).bodies).toEqual([]);
});

it.each([
  [0, 'network'],
  [429, 'rate_limited'],
  [503, 'asked_unsent'],
])('after status %i the step stays, nothing is charged, and what was typed is kept', async (status, code) => {
  const failure = new ApiCallError(status, { code: 'backend_unavailable', retryable: true, outcome: 'none' });
  const { sent } = await send({}, ['birth-date'], failure);
  expect(sent).toEqual({
    result: {
      kind: 'stay',
      session: { asked: { values: { birthDate: '31/12/1990' } } },
      formError: { code, outcome: 'none' },
    },
  });
});

it('a refused line marks its field', async () => {
  const failure = new ApiCallError(422, {
    code: 'invalid_request',
    retryable: false,
    outcome: 'none',
    fields: { 'address.city': 'text-line' },
  });
  const { sent } = await send({}, ['address-br'], failure);
  expect(sent).toMatchObject({ result: { fieldErrors: { city: 'text-line' } } });
});

it('a payment asks the address where the brand has an address form, of its country', () => {
  const asking = { ...checkout, addressForm: { states: ['SP'] } };
  expect(listAsks(asking, {}, true)).toEqual(['address-br']);
  expect(listAsks({ ...asking, area: 'MZ' }, {}, true)).toEqual(['address-mz']);
  expect(listAsks(asking, { asks: ['birthDate'] }, false)).toEqual(['birth-date']);
});
