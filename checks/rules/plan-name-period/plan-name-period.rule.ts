import type { JSONPath } from 'jsonc-parser';
import { foldWords } from '../../../catalogue/fold-text';
import type { PlanType } from '../../../schemas/generated/types';
import type { Rule } from '../rule';

type Period = keyof typeof words;

/** Words that name the period of a plan. Others, as `ano` in `9º ano`, may be part of a product's name. */
const words = {
  year: ['anual', 'anuais', 'anualidade', 'annual', 'yearly'],
  semester: ['semestral', 'semestrais', 'semestralidade', 'semiannual', 'half yearly'],
  quarter: ['trimestral', 'trimestrais', 'quarterly'],
  month: ['mensal', 'mensais', 'mensalidade', 'monthly'],
} as const;

/** Periods as counts, and nouns that are all of a name. */
const spans: Readonly<Record<Period, RegExp>> = {
  year: /\b(?:1|um|one) (?:ano|year)\b|\b(?:12|doze|twelve) (?:meses|months)\b|^(?:plano |plan )?(?:ano|year)$/,
  semester: /\b(?:6|seis|six) (?:meses|months)\b|\b(?:1|um) semestre\b|^(?:plano |plan )?semest(?:re|er)$/,
  quarter: /\b(?:1|um) trimestre\b|^(?:plano |plan )?(?:trimestre|quarter)$/,
  month: /\b(?:1|um|one) (?:mes|month)\b|\bmes a mes\b|\bmonth to month\b|^(?:plano |plan )?(?:mes|month)$/,
};

const periods: Readonly<Record<PlanType, Period>> = {
  yearly: 'year',
  semester: 'semester',
  monthly: 'month',
  recurrency: 'month',
};

/** Plan type that a name of the period fits; no plan has a quarter. */
const typesOf: Partial<Readonly<Record<Period, PlanType>>> = { year: 'yearly', semester: 'semester', month: 'monthly' };

/** Words for a subscription. Its name may state the time of the contract, which is charged every month. */
const renewing = /\b(?:recorrentes?|recorrencia|assinaturas?|recurring|subscription)\b/;

/** A plan's name must not state a period of another type. A name that also states the plan's own period is right. */
export const rule: Rule = {
  subject: 'area',
  check: ({ settings, placeOf }, report) => {
    const { plans = {}, planNames = {} } = settings;
    const check = (planType: PlanType, name: string | undefined, path: JSONPath) => {
      if (planType === 'recurrency' && renewing.test(foldWords(name ?? ''))) return;
      const named = name === undefined ? [] : listPeriods(name);
      const [other] = named;
      if (name === undefined || other === undefined || named.includes(periods[planType])) return;
      const meant = typesOf[other];
      report(placeOf(path), { name, named: other, period: periods[planType], ...(meant && { meant }) });
    };
    for (const planType of Object.keys(periods) as PlanType[]) {
      check(planType, planNames[planType], ['planNames', planType]);
      const name = plans[planType]?.name;
      // An inherited name has its finding at its source.
      if (name !== planNames[planType]) check(planType, name, ['plans', planType, 'name']);
    }
  },
};

/** Periods that a name states. */
function listPeriods(name: string): Period[] {
  const folded = foldWords(name);
  return (Object.keys(words) as Period[]).filter(
    (period) => words[period].some((word) => ` ${folded} `.includes(` ${word} `)) || spans[period].test(folded),
  );
}
