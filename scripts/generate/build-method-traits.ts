import { literalUnion } from './names';
import type { Sources } from './read-sources';
import type { JsonObject } from './schema-walk';
import { type File, listOf, moduleOf, objectOf } from './write-code';

/** Lists of methods. Pages import single lists, not all traits. */
const lists: readonly [name: string, comment: string, includes: (traits: JsonObject) => unknown][] = [
  ['cardMethods', 'Charge a card online.', ({ isCard }) => isCard],
  ['chargeLaterMethods', 'Can be charged without the buyer when a trial ends.', ({ canChargeLater }) => canChargeLater],
  ['phoneMethods', 'Are confirmed on the phone.', ({ confirms }) => confirms === 'phone'],
  [
    'walletMethods',
    'Are confirmed at a wallet, without a card.',
    ({ confirms, isCard }) => confirms === 'bank' && !isCard,
  ],
  ['codeMethods', 'Give a code that the buyer pays in the app of a bank.', ({ confirms }) => confirms === 'code'],
  [
    'slipMethods',
    'Show their code on the receipt.',
    ({ confirms, hasCodeStep }) => confirms === 'code' && !hasCodeStep,
  ],
  ['savedCardMethods', 'Charge a card that the buyer has paid by before.', ({ needsSavedCard }) => needsSavedCard],
  ['codeStepMethods', 'Show their code on a step of its own.', ({ hasCodeStep }) => hasCodeStep],
  ['inPersonMethods', 'Are taken by a seller at a counter.', ({ isInPerson }) => isInPerson],
  ['atOnceMethods', 'Charge a card in one payment, never in installments.', ({ isPaidAtOnce }) => isPaidAtOnce],
  [
    'typedCardMethods',
    'Charge one card that the buyer types.',
    ({ isCard, isSplit, needsSavedCard }) => isCard && !isSplit && !needsSavedCard,
  ],
  ['splitMethods', 'Split the amount between two cards.', ({ isSplit }) => isSplit],
];

/** Generates the traits of each payment method, and the methods by trait. */
export function buildMethodTraits({ methods }: Sources): File[] {
  const traits = methods.map(({ id, file: { icon, payText, busyText, note, spellings, aliases, ...own } }) => {
    return [id, JSON.stringify(own)] as const;
  });
  const idsWith = (includes: (traits: JsonObject) => unknown) =>
    methods.filter(({ file }) => includes(file)).map(({ id }) => id);
  return [
    [
      'schemas/generated/method-traits.ts',
      moduleOf(
        "import type { MethodFile, MethodId } from './types';",
        '\n/** What a payment method is like. */',
        "export type MethodTraits = Omit<MethodFile, 'icon' | 'payText' | 'busyText' | 'note' | 'spellings' | 'aliases'>;",
        '\n/** Traits of each payment method. */',
        `export const methodTraits: Readonly<Record<MethodId, MethodTraits>> = ${objectOf(traits)};`,
      ),
    ],
    [
      'schemas/generated/methods-by-trait.ts',
      moduleOf(
        "import type { MethodId, PaymentMethodEntry } from './types';",
        ...lists.map(
          ([name, comment, includes]) =>
            `\n/** ${comment} */\nexport const ${name}: readonly PaymentMethodEntry['method'][] = ${listOf(idsWith(includes))};`,
        ),
        '\n/** Methods that a seller takes at a counter. */',
        `export type InPersonMethod = ${literalUnion(idsWith(({ isInPerson }) => isInPerson))};`,
        '\n/** All payment methods. */',
        `export const methodIds: readonly MethodId[] = ${listOf(methods.map(({ id }) => id))};`,
      ),
    ],
  ];
}
