import magicValues from '../../sandbox/data/magic-values.json' with { type: 'json' };
import { type MethodTraits, methodTraits } from '../../schemas/generated/method-traits';
import { methodIds, slipMethods, splitMethods } from '../../schemas/generated/methods-by-trait';
import type { MethodId } from '../../schemas/generated/types';
import { challengedCard } from './bank-page';
import type { Values } from './buyer';
import { type Shop, shops } from './shops';

/** Outcome of a payment, or the code of its refusal. `noted`: a seller takes the money. */
export type Outcome = 'approved' | 'noted' | 'paid' | 'expired' | 'canceled' | 'resolved' | (string & {});

/** One cell of method × outcome. */
export interface OutcomeCell {
  method: MethodId;
  outcome: Outcome;
  /** Values in the place of the usual ones. */
  types?: Values;
  /** Action of the bank, or of the buyer at the bank, on the waiting payment. */
  acts?: 'paid' | 'expire' | 'refuse';
  /** The first answer is lost on its way. */
  losesAnswer?: true;
  /** A shop that offers the method, and the rest of the link. */
  shop: Shop;
  search: string;
}

type Row = Omit<OutcomeCell, 'method' | 'shop' | 'search'>;

const notRefused = ['approved', 'challenge', 'slow', 'cut'];

/** Each refusal of the sandbox's table, by a number or a holder. */
const refusals = magicValues
  .filter(({ kind, result }) => (kind === 'card' || kind === 'holder') && !notRefused.includes(result))
  .map(({ kind, value, result }): Row => {
    const types: Values = kind === 'card' ? { cardNumber: value } : { cardHolder: value };
    return { outcome: result, types };
  });

const waiting: readonly Row[] = [
  { outcome: 'paid', acts: 'paid' },
  { outcome: 'expired', acts: 'expire' },
  { outcome: 'canceled', acts: 'refuse' },
];

/** Rows by where the buyer confirms. An answer can be lost for each; then its outcome is asked. */
const rowsOf: Readonly<Record<MethodTraits['confirms'], readonly Row[]>> = {
  here: [{ outcome: 'noted' }],
  code: waiting,
  bank: waiting,
  phone: waiting,
};

const typedCard: readonly Row[] = [
  { outcome: 'approved' },
  ...refusals,
  ...waiting.map((row) => ({ ...row, types: { cardNumber: challengedCard } })),
];

/** Cells of each method that some link offers, but for a saved card, which has a file of its own. */
const outcomeCells: readonly OutcomeCell[] = methodIds
  .filter((method) => !methodTraits[method].needsSavedCard)
  .flatMap((method) => {
    const { isCard, confirms } = methodTraits[method];
    const rows: readonly Row[] = [
      ...(isCard ? typedCard : rowsOf[confirms]),
      { outcome: 'resolved', losesAnswer: true },
    ];
    const place = findShop(method);
    return rows.map((row) => ({ method, ...row, ...place }));
  });

/** By day each method once and each outcome once, the rarest first; by night all. */
export const playedCells: readonly OutcomeCell[] = process.env.NIGHTLY ? outcomeCells : chooseCells(outcomeCells);

function chooseCells(cells: readonly OutcomeCell[]): readonly OutcomeCell[] {
  const methods = new Set<string>();
  const outcomes = new Set<string>();
  const isNew = ({ method, outcome }: OutcomeCell) => !methods.has(method) && !outcomes.has(outcome);
  const adds = ({ method, outcome }: OutcomeCell) => !methods.has(method) || !outcomes.has(outcome);
  const chosen: OutcomeCell[] = [];
  for (const isWanted of [isNew, adds]) {
    for (const cell of cells) {
      if (!isWanted(cell)) continue;
      methods.add(cell.method);
      outcomes.add(cell.outcome);
      chosen.push(cell);
    }
  }
  return chosen;
}

/** The first link that offers a method: a shop's own, or one with another flow. */
export function findShop(
  method: MethodId,
  isWanted: (shop: Shop) => boolean = () => true,
): Pick<OutcomeCell, 'shop' | 'search'> {
  for (const shop of shops.filter(isWanted)) {
    for (const search of ['', ...shop.flowIds.map((id) => `&flowId=${id}`)]) {
      if (shop.offers(method, search) && shop.pathsOf(shop.query + search).includes('/payment'))
        return { shop, search };
    }
  }
  throw new RangeError(`no brand offers ${method}`);
}

/** Path where the buyer waits for a method's money. */
export function waitingPathOf(method: MethodId, isChallenged: boolean): '/pix' | '/success' | '/payment-verification' {
  const { hasCodeStep, isInPerson } = methodTraits[method];
  if (isChallenged) return '/payment-verification';
  if (hasCodeStep) return '/pix';
  return isInPerson || slipMethods.includes(method) ? '/success' : '/payment-verification';
}

/** Whether a method has the fields of a second card. */
export const hasTwoCards = (method: MethodId): boolean => splitMethods.includes(method);
