import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import type { Area, PlanType } from '../../schemas/generated/types';
import type { BrandQuestion, DraftAnswers } from './brand-questions';
import {
  findIdsProblem,
  findInstallmentsProblem,
  findPriceProblem,
  findSharedId,
  parsePlans,
  planWords,
  splitPlanIds,
} from './parse-plans';
import { parsePrice } from './parse-price';

/** A plan of a new brand. */
export interface NewPlan {
  type: PlanType;
  amount: number;
  installments: number;
  /** Of test, homolog and production; empty when left for later. */
  ids: readonly string[];
}

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

const keyOf = (type: PlanType, part: 'price' | 'installments' | 'ids') => `${type}.${part}`;

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
      findProblem: findInstallmentsProblem,
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
      findProblem: (answer, context, answers) => {
        const others = listPlanTypes(answers).filter((other) => other !== type);
        const lists = others.map((other) => answers[keyOf(other, 'ids')] ?? '');
        return findIdsProblem(answer, context) ?? findSharedId([answer, ...lists], context.language);
      },
    },
  ];
}

/** Parts that the answer `plans` states itself, by the key of their question. */
export function readPlanParts(plans: string): DraftAnswers {
  const parts = parsePlans(plans).flatMap(({ type, price, installments, ids }) =>
    type === undefined
      ? []
      : [
          [keyOf(type, 'price'), price],
          [keyOf(type, 'installments'), installments],
          [keyOf(type, 'ids'), ids],
        ],
  );
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** Complete and valid answers → plans, in the order of their types in the answer. */
export function buildPlans(answers: Readonly<DraftAnswers>): NewPlan[] {
  return listPlanTypes(answers).map((type) => {
    const ids = answers[keyOf(type, 'ids')] ?? '';
    return {
      type,
      amount: parsePrice(answers[keyOf(type, 'price')] ?? '') ?? 0,
      installments: Number(answers[keyOf(type, 'installments')]),
      ids: ids === '' ? [] : splitPlanIds(ids),
    };
  });
}
