import { schemaAt } from '../../catalogue/source/schema-at';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { aliasOf } from '../../checks/source/alias-of';
import type { PlanType } from '../../schemas/generated/types';
import { findSchemaProblem } from './find-schema-problem';
import { addCents, parsePrice } from './parse-price';
import type { QuestionContext } from './question-context';

/** Words for the types of plans. The schema's aliases translate them. */
export const planWords: Readonly<Record<AuthorLanguage, Readonly<Record<PlanType, string>>>> = {
  'pt-BR': { yearly: 'anual', semester: 'semestral', monthly: 'mensal', recurrency: 'recorrente' },
  en: { yearly: 'yearly', semester: 'semester', monthly: 'monthly', recurrency: 'recurrency' },
};

const planTypes = Object.keys(planWords.en) as PlanType[];

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
    taken: (found: string, owner: string) => `${found} já é da marca ${owner}`,
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
    taken: (found: string, owner: string) => `${found} belongs to the brand ${owner} already`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Parts of one plan, as typed. Missing ones are asked for, or have a default. */
export interface PlanParts {
  /** Undefined when the word names no type. */
  type: PlanType | undefined;
  word: string;
  price?: string | undefined;
  installments?: string | undefined;
  ids?: string | undefined;
  surplus: number;
}

/** `anual:1188,00:12:T1,H1,P1 mensal` → the plans, in their order. A comma separates types without further parts. */
export function parsePlans(text: string): PlanParts[] {
  const plans = text.split(/\s+/).flatMap((plan) => (plan.includes(':') ? plan.replace(/,$/, '') : plan.split(',')));
  return plans.filter(Boolean).map((plan) => {
    const [word = '', ...parts] = plan.split(':');
    const [price, installments, ids, ...surplus] = parts.map((part) => part || undefined);
    const node = schemaAt('schemas/brand.schema.json', {}, ['BR', 'plans']);
    const name = aliasOf(node, word) ?? word.toLowerCase();
    return { type: planTypes.find((type) => type === name), word, price, installments, ids, surplus: surplus.length };
  });
}

/** Why an answer names no plans, or plans with an invalid part. */
export function findPlansProblem(answer: string, context: QuestionContext): string | undefined {
  const { language } = context;
  const text = texts[language];
  const plans = parsePlans(answer);
  if (plans.length === 0) return text.empty;
  const words = new Intl.ListFormat(language).format(Object.values(planWords[language]));
  const problems = plans.map(({ type, word, price, installments, ids, surplus }, index) => {
    if (type === undefined) return text.type(word, words);
    if (plans.findIndex((plan) => plan.type === type) < index) return text.twice(word);
    if (surplus > 0) return text.parts(word);
    return (
      (price === undefined ? undefined : findPriceProblem(price, context)) ??
      (installments === undefined ? undefined : findInstallmentsProblem(installments, context)) ??
      findIdsProblem(ids ?? '', context)
    );
  });
  const lists = plans.map(({ ids = '' }) => ids);
  return problems.find((problem) => problem !== undefined) ?? findSharedId(lists, language);
}

/** Why plans cannot have their ids together: an id belongs to one plan. */
export function findSharedId(lists: readonly string[], language: AuthorLanguage): string | undefined {
  const ids = lists.flatMap((list) => (list === '' ? [] : splitPlanIds(list)));
  const shared = ids.find((id, index) => ids.indexOf(id) < index);
  return shared && texts[language].shared(shared);
}

export function findPriceProblem(price: string, { language }: QuestionContext): string | undefined {
  if (parsePrice(price) !== undefined) return undefined;
  const whole = addCents(price);
  return whole === undefined ? texts[language].price : texts[language].cents(whole);
}

export function findInstallmentsProblem(installments: string, { language }: QuestionContext): string | undefined {
  return findSchemaProblem(installments, ['BR', 'plans', 'yearly', 'installments'], language);
}

/** Why the ids of a plan are invalid; none are left for later. */
export function findIdsProblem(answer: string, { language, taken }: QuestionContext): string | undefined {
  if (answer === '') return undefined;
  const ids = splitPlanIds(answer);
  if (ids.length !== 3 || new Set(ids).size !== 3) return texts[language].planIds;
  const findIdProblem = (id: string) => {
    const owner = taken.planIds.get(id);
    return owner === undefined
      ? findSchemaProblem(id, ['BR', 'plans', 'yearly', 'planId', 'test'], language)
      : texts[language].taken(id, owner);
  };
  return ids.map(findIdProblem).find((problem) => problem !== undefined);
}

/** Ids separated by commas, with optional spaces. */
export function splitPlanIds(answer: string): string[] {
  return answer.split(',').map((id) => id.trim());
}
