import { nationalDigits } from '../../schemas/api/national-digits';
import { phoneMethods } from '../../schemas/generated/methods-by-trait';
import type { CardData, PaymentMethodEntry, RefusalCode } from '../../schemas/generated/types';
import { report } from '../report/report';
import type { CallInput } from './backend-client';
import { isCallError } from './call-error';
import type { LeadPhones } from './lead-phones';
import type { ContractCall } from './match-call';
import type { RateLimit, RateLimitGroup } from './rate-limits';

/** A client and what counts its calls. */
interface CountedClient {
  address: string;
  limit: RateLimit;
  leadPhones: LeadPhones;
  /** The answer is cached, so an address may have it without limit. */
  isCached?: boolean;
}

type Counted = [group: RateLimitGroup, subject: string];

/** Fields that name a person or a card, in any request of the contract. */
interface RequestFields {
  cpf?: string;
  phone?: string;
  email?: string;
  sfLeadId?: string;
  subscriptionId?: string;
  invoiceId?: string;
  card?: CardData;
  paymentMethod?: PaymentMethodEntry;
  paymentMethods?: readonly PaymentMethodEntry[];
}

/** Refusals that say something of a card. A bank's own failure says nothing. */
const cardRefusals: readonly RefusalCode[] = [
  'insufficient_funds',
  'card_declined',
  'call_issuer',
  'expired_card',
  'wrong_cvv',
  'wrong_number',
  'suspected_fraud',
  'limit_exceeded',
];

/**
 * Refused cards of an address that one paid card makes good. The buyers of a mobile operator share addresses: most of
 * their cards are paid, and hardly one of a tester's.
 */
const refusalsOfCrowd = 3;

/**
 * Reads a request. A refused body or token counts in a limit of its own, which ends refused ones alone, so that nobody
 * uses up the payments of others behind the same address.
 */
export async function countRefused<T>({ address, limit }: CountedClient, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isCallError(error) && error.status < 500) await limit('refused', address);
    throw error;
  }
}

/**
 * Makes a call within the limits of its address and of the persons that it names. Two limits count outcomes: lookups of
 * unknown payments, and refused cards.
 *
 * @throws CallError of the call, or 429
 */
export async function callWithinLimits<T extends object>(
  call: ContractCall,
  input: CallInput<never>,
  client: CountedClient,
  send: () => Promise<T>,
): Promise<T> {
  const { address, limit, leadPhones, isCached = false } = client;
  const { body, path } = input as { body?: RequestFields; path: Readonly<Record<string, string>> };
  const cardOwners = listCardOwners(body, path, address);
  for (const [group, subject] of cardOwners) await limit(group, subject, 0);
  if (call.rateLimit !== 'status' && !isCached) await limit(call.rateLimit, address);
  for (const [group, subject] of await listPersons(call, body, path, leadPhones)) await limit(group, subject);
  try {
    const answer = await send();
    const { leadId, status, token } = answer as { leadId?: string; status?: string; token?: string };
    // A repeated answer is at the end of its limit of one.
    if (
      status === 'paid' &&
      token !== undefined &&
      listEntries(body).some((entry) => hasCard(entry) && entry.amount > 0)
    )
      await limit('paid-card', token)
        .then(() => limit('refused-card', address, -refusalsOfCrowd))
        .catch(reportFault);
    if (call.id === 'createLead' && leadId !== undefined && body?.phone !== undefined)
      await leadPhones.remember(leadId, phoneOf(body.phone));
    return answer;
  } catch (error) {
    const code = isCallError(error) ? error.body.code : undefined;
    if (call.rateLimit === 'status' && code === 'payment_not_found') await limit('status', address);
    // The answer stands, even at the end of a limit.
    if (cardRefusals.some((refusal) => refusal === code))
      for (const [group, subject] of cardOwners) await limit(group, subject).catch(reportFault);
    throw error;
  }
}

/** The end of a limit is no fault of ours. */
function reportFault(error: unknown): void {
  if (!isCallError(error)) report('error', 'an outcome was not counted', { area: 'gateway', error });
}

/** Persons that a lead, a message or an open account concerns. */
async function listPersons(
  { id, takesMoney }: ContractCall,
  body: RequestFields | undefined,
  path: Readonly<Record<string, string>>,
  leadPhones: LeadPhones,
): Promise<Counted[]> {
  const { phone = '', email = '', cpf = '', sfLeadId = '' } = body ?? {};
  const phoneOfLead = async (leadId: string) => (await leadPhones.find(leadId)) ?? `lead ${leadId}`;
  switch (id) {
    case 'createLead':
      return [
        ['lead-person', phoneOf(phone)],
        ['lead-person', emailOf(email)],
      ];
    case 'sendSms':
      return [['sms-person', await phoneOfLead(path.leadId ?? '')]];
    case 'openLiveloSession':
      return [['points-person', `cpf ${cpf.replace(/\D/g, '')}`]];
    default: {
      const isPushed = takesMoney && listEntries(body).some(({ method }) => phoneMethods.includes(method));
      return isPushed ? [['push-person', phone === '' ? await phoneOfLead(sfLeadId) : phoneOf(phone)]] : [];
    }
  }
}

/** A refused card counts for the address, the person, the order, and a saved card. None without a card. */
function listCardOwners(body: RequestFields = {}, path: Readonly<Record<string, string>>, address: string): Counted[] {
  const entries = listEntries(body);
  if (body.card === undefined && !entries.some(hasCard)) return [];
  const owners = [
    ['lead', body.sfLeadId],
    ['subscription', body.subscriptionId ?? path.id],
    ['invoice', body.invoiceId],
    ...entries.map(({ paymentProfileId }) => ['saved card', paymentProfileId]),
  ];
  return [
    ['refused-card', address],
    ...(body.email === undefined ? [] : [['refused-card-person', emailOf(body.email)] satisfies Counted]),
    ...owners.flatMap(([kind, id]) =>
      id === undefined ? [] : [['refused-card-person', `${kind} ${id}`] satisfies Counted],
    ),
  ];
}

function listEntries({ paymentMethod, paymentMethods = [] }: RequestFields = {}): readonly PaymentMethodEntry[] {
  return paymentMethod ? [paymentMethod] : paymentMethods;
}

function hasCard({ card, paymentProfileId }: PaymentMethodEntry): boolean {
  return card !== undefined || paymentProfileId !== undefined;
}

function phoneOf(phone: string): string {
  return `phone ${nationalDigits(phone)}`;
}

function emailOf(email: string): string {
  return `email ${email.trim().toLowerCase()}`;
}
