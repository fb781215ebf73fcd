import { schemaAt } from '../../catalogue/source/schema-at';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { aliasOf } from '../../checks/source/alias-of';
import type { Area, PlanType } from '../../schemas/generated/types';
import type { BrandQuestion, DraftAnswers, QuestionContext } from './brand-question';
import { findAnswerProblem } from './find-answer-problem';
import { addCents, parsePrice } from './parse-price';

/** Words for the types of plans. The schema's aliases translate them. */
export const planWords: Readonly<Record<AuthorLanguage, Readonly<Record<PlanType, string>>>> = {
  'pt-BR': { yearly: 'anual', semester: 'semestral', monthly: 'mensal', recurrency: 'recorrente' },
  en: { yearly: 'yearly', semester: 'semester', monthly: 'monthly', recurrency: 'recurrency' },
};

const planTypes = Object.keys(planWords.en) as PlanType[];

const usualInstallments: Readonly<Record<PlanType, string>> = {
  yearly: '12',
  semester: '6',
  monthly: '1',
  recurrency: '1',
};

const currencies = {
  BR: { 'pt-BR': 'Em reais', en: 'In reais', whole: '1.188,00', month: '99,00' },
  MZ: { 'pt-BR': 'Em meticais (MT)', en: 'In meticais (MT)', whole: '1.560,00', month: '130,00' },
} as const satisfies Record<Area, Record<AuthorLanguage | 'whole' | 'month', string>>;

const texts = {
  'pt-BR': {
    empty: 'informe ao menos um plano, como anual',
    type: (word: string, words: string) => `o plano "${word}" não existe; há ${words}`,
    twice: (word: string) => `o plano ${word} aparece duas vezes`,
    parts: (word: string) => `o plano ${word} tem partes demais: TIPO:PREÇO:PARCELAS:IDS`,
    price: 'um preço como 1188,00',
    cents: (price: string) => `faltam os centavos, como em ${price}`,
    planIds: 'três ids diferentes separados por vírgula: de teste, de homologação, de produção',
    shared: (id: string) => `${id} está em dois planos`,
  },
  en: {
    empty: 'name at least one plan, such as yearly',
    type: (word: string, words: string) => `there is no plan "${word}"; there are ${words}`,
    twice: (word: string) => `the plan ${word} is named twice`,
    parts: (word: string) => `the plan ${word} has too many parts: TYPE:PRICE:INSTALLMENTS:IDS`,
    price: 'a price such as 1188,00',
    cents: (price: string) => `the cents are missing, as in ${price}`,
    planIds: 'three different ids with commas between: of test, of homolog, of production',
    shared: (id: string) => `${id} is in two plans`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** A plan of a new brand. */
export interface NewPlan {
  type: PlanType;
  amount: number;
  installments: number;
  /** Of test, homolog and production; empty when left for later. */
  ids: readonly string[];
}

/** Words of one plan, as typed. */
interface TypedPlan {
  /** Undefined when the word names no type. */
  type: PlanType | undefined;
  word: string;
  parts: readonly string[];
}

/** What a plan states after its type, in this order. Missing ones are asked for, or have a default. */
const planParts = ['price', 'installments', 'ids'] as const;

const keyOf = (type: PlanType, part: (typeof planParts)[number]) => `${type}.${part}`;

/** `anual:1188,00:12:T1,H1,P1 mensal` → the plans, in their order. A comma separates types without further parts. */
function parsePlans(text: string): TypedPlan[] {
  const plans = text.split(/\s+/).flatMap((plan) => (plan.includes(':') ? plan.replace(/,$/, '') : plan.split(',')));
  const node = schemaAt('schemas/brand.schema.json', {}, ['BR', 'plans']);
  return plans.filter(Boolean).map((plan) => {
    const [word = '', ...parts] = plan.split(':');
    const name = aliasOf(node, word) ?? word.toLowerCase();
    return { type: planTypes.find((type) => type === name), word, parts };
  });
}

/** Parts that the answer `plans` states itself, by the key of their question. */
export function readPlanParts(plans: string): DraftAnswers {
  const entries = parsePlans(plans).flatMap(({ type, parts }) =>
    planParts.flatMap((part, index) => (type && parts[index] ? [[keyOf(type, part), parts[index]] as const] : [])),
  );
  return Object.fromEntries(entries);
}

/** Why an answer names no plans, or plans with an invalid part. */
export function findPlansProblem(answer: string, context: QuestionContext): string | undefined {
  const { language, area } = context;
  const text = texts[language];
  const plans = parsePlans(answer);
  if (plans.length === 0) return text.empty;
  const words = new Intl.ListFormat(language).format(Object.values(planWords[language]));
  for (const [index, { type, word, parts }] of plans.entries()) {
    if (type === undefined) return text.type(word, words);
    if (plans.findIndex((plan) => plan.type === type) < index) return text.twice(word);
    if (parts.length > planParts.length) return text.parts(word);
  }
  const answers: DraftAnswers = { plans: answer, ...readPlanParts(answer) };
  return listPlanQuestions(answers, area)
    .map(({ key, findProblem }) =>
      answers[key] === undefined ? undefined : findProblem(answers[key], context, answers),
    )
    .find((problem) => problem !== undefined);
}

/** Questions about the parts of each plan that the answer `plans` names. */
export function listPlanQuestions(answers: Readonly<DraftAnswers>, area: Area): BrandQuestion[] {
  return listPlanTypes(answers).flatMap((type) => buildQuestions(type, area));
}

function listPlanTypes({ plans = '' }: Readonly<DraftAnswers>): PlanType[] {
  return parsePlans(plans).flatMap(({ type }) => type ?? []);
}

function buildQuestions(type: PlanType, area: Area): BrandQuestion[] {
  const { 'pt-BR': portuguese, en: english } = planWords;
  const currency = currencies[area];
  const isMonth = usualInstallments[type] === '1';
  const example = isMonth ? currency.month : currency.whole;
  return [
    {
      key: keyOf(type, 'price'),
      ask: {
        'pt-BR': `Preço do plano ${portuguese[type]} (${example})`,
        en: `Price of the plan ${english[type]} (${example})`,
      },
      hint: {
        'pt-BR': `${currency['pt-BR']}, ${isMonth ? 'o valor do mês' : 'o total que o comprador paga'}`,
        en: `${currency.en}, ${isMonth ? 'for one month' : 'all that the buyer pays'}`,
      },
      findProblem: findPriceProblem,
    },
    {
      key: keyOf(type, 'installments'),
      ask: {
        'pt-BR': `Máximo de parcelas sem juros do plano ${portuguese[type]}`,
        en: `Most installments without interest of the plan ${english[type]}`,
      },
      hint: { 'pt-BR': '1 é só à vista', en: '1: in one payment' },
      fallback: () => usualInstallments[type],
      findProblem: (answer, context) => findAnswerProblem(answer, ['BR', 'plans', type, 'installments'], context),
    },
    {
      key: keyOf(type, 'ids'),
      ask: {
        'pt-BR': `Ids do plano ${portuguese[type]} em teste, homologação e produção (ACET1,ACEH1,ACEP1)`,
        en: `Ids of the plan ${english[type]} in test, homolog and production (ACET1,ACEH1,ACEP1)`,
      },
      hint: {
        'pt-BR': 'Vêm do sistema de vendas; peça ao time do backend. Enter deixa para depois',
        en: "From the sales system; ask the backend's team. Enter: leave them for later",
      },
      fallback: () => '',
      findProblem: (answer, context, answers) => findIdsProblem(type, answer, context, answers),
    },
  ];
}

function findPriceProblem(price: string, { language }: QuestionContext): string | undefined {
  if (parsePrice(price) !== undefined) return undefined;
  const whole = addCents(price);
  return whole === undefined ? texts[language].price : texts[language].cents(whole);
}

/** Why the ids of a plan are invalid; none are left for later. An id belongs to one plan. */
function findIdsProblem(
  type: PlanType,
  answer: string,
  context: QuestionContext,
  answers: Readonly<DraftAnswers>,
): string | undefined {
  if (answer === '') return undefined;
  const { planIds, shared } = texts[context.language];
  const ids = splitIds(answer);
  if (ids.length !== 3 || new Set(ids).size !== 3) return planIds;
  const at = ['BR', 'plans', type, 'planId', 'test'];
  const problem = ids.map((id) => findAnswerProblem(id, at, context, 'planId')).find((one) => one !== undefined);
  const others = listPlanTypes(answers).filter((other) => other !== type);
  const taken = others.flatMap((other) => splitIds(answers[keyOf(other, 'ids')]));
  const twice = ids.find((id) => taken.includes(id));
  return problem ?? (twice && shared(twice));
}

/** Ids separated by commas, with optional spaces. */
function splitIds(answer = ''): string[] {
  return answer === '' ? [] : answer.split(',').map((id) => id.trim());
}

/** Complete and valid answers → plans, in the order of their types in the answer. */
export function buildPlans(answers: Readonly<DraftAnswers>): NewPlan[] {
  return listPlanTypes(answers).map((type) => ({
    type,
    amount: parsePrice(answers[keyOf(type, 'price')] ?? '') ?? 0,
    installments: Number(answers[keyOf(type, 'installments')]),
    ids: splitIds(answers[keyOf(type, 'ids')]),
  }));
}
