import { HEADER, literalUnion, objectKey } from './names';
import type { Method, Sources } from './read-sources';
import type { JsonObject } from './schema-walk';

type File = [path: string, content: string];

/** A generated list of methods. Pages import single lists, not all traits. */
interface TraitList {
  name: string;
  comment: string;
  includes: (traits: JsonObject) => boolean;
}

const traitLists: readonly TraitList[] = [
  { name: 'cardMethods', comment: 'Charge a card online.', includes: ({ isCard }) => isCard === true },
  {
    name: 'chargeLaterMethods',
    comment: 'Can be charged without the buyer when a trial ends.',
    includes: ({ canChargeLater }) => canChargeLater === true,
  },
  {
    name: 'phoneMethods',
    comment: 'Are confirmed on the phone.',
    includes: ({ confirms }) => confirms === 'phone',
  },
  {
    name: 'walletMethods',
    comment: 'Are confirmed at a wallet, without a card.',
    includes: ({ confirms, isCard }) => confirms === 'bank' && isCard !== true,
  },
  {
    name: 'codeMethods',
    comment: 'Give a code that the buyer pays in the app of a bank.',
    includes: ({ confirms }) => confirms === 'code',
  },
  {
    name: 'slipMethods',
    comment: 'Show their code on the receipt.',
    includes: ({ confirms, hasCodeStep }) => confirms === 'code' && hasCodeStep !== true,
  },
  {
    name: 'savedCardMethods',
    comment: 'Charge a card that the buyer has paid by before.',
    includes: ({ needsSavedCard }) => needsSavedCard === true,
  },
  {
    name: 'codeStepMethods',
    comment: 'Show their code on a step of its own.',
    includes: ({ hasCodeStep }) => hasCodeStep === true,
  },
  {
    name: 'inPersonMethods',
    comment: 'Are taken by a seller at a counter.',
    includes: ({ isInPerson }) => isInPerson === true,
  },
  {
    name: 'atOnceMethods',
    comment: 'Charge a card in one payment, never in installments.',
    includes: ({ isPaidAtOnce }) => isPaidAtOnce === true,
  },
  {
    name: 'typedCardMethods',
    comment: 'Charge one card that the buyer types.',
    includes: ({ isCard, isSplit, needsSavedCard }) => isCard === true && isSplit !== true && needsSavedCard !== true,
  },
  { name: 'splitMethods', comment: 'Split the amount between two cards.', includes: ({ isSplit }) => isSplit === true },
];

/** Generates the traits of each payment method, and the methods by trait. */
export function buildMethodTraits({ methods }: Sources): File[] {
  return [
    ['schemas/generated/method-traits.ts', allTraits(methods)],
    ['schemas/generated/methods-by-trait.ts', listsByTrait(methods)],
  ];
}

function allTraits(methods: readonly Method[]): string {
  const entries = methods.map(({ id, file }) => {
    const { icon, payText, busyText, note, spellings, aliases, ...traits } = file;
    return `  ${objectKey(id)}: ${JSON.stringify(traits)},\n`;
  });
  return `${HEADER}import type { MethodFile, MethodId } from './types';

/** What a payment method is like. */
export type MethodTraits = Omit<MethodFile, 'icon' | 'payText' | 'busyText' | 'note' | 'spellings' | 'aliases'>;

/** Traits of each payment method. */
export const methodTraits: Readonly<Record<MethodId, MethodTraits>> = {
${entries.join('')}};
`;
}

function listsByTrait(methods: readonly Method[]): string {
  const lists = traitLists.map(({ name, comment, includes }) => {
    const ids = methods.filter(({ file }) => includes(file)).map(({ id }) => `'${id}'`);
    return `
/** ${comment} */
export const ${name}: readonly PaymentMethodEntry['method'][] = [${ids.join(', ')}];
`;
  });
  const inPerson = methods.filter(({ file }) => file.isInPerson === true);
  return `${HEADER}import type { MethodId, PaymentMethodEntry } from './types';
${lists.join('')}
/** Methods that a seller takes at a counter. */
export type InPersonMethod = ${literalUnion(inPerson.map(({ id }) => id))};

/** All payment methods. */
export const methodIds: readonly MethodId[] = [${methods.map(({ id }) => `'${id}'`).join(', ')}];
`;
}
