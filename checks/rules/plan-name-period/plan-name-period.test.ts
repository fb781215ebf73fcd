import { expect, test } from 'vitest';
import type { AreaSettings } from '../../../catalogue/catalogue';
import type { AreaSubject } from '../../../catalogue/subject';
import { makeBrandArea } from '../../../renderer/testing/make-brand-area';
import type { PlanType } from '../../../schemas/generated/types';
import type { RuleOf } from '../rule';
import { rule } from './plan-name-period.rule';

const plan = { amount: 9_900, installments: 1, planId: { test: 'T', homolog: 'H', production: 'P' } };

function listNamed(settings: Pick<Partial<AreaSettings>, 'planNames' | 'plans'>): string[] {
  const area = makeBrandArea({ settings });
  const told: string[] = [];
  const subject = {
    settings: area.settings,
    placeOf: (path: string[]) => ({ file: 'brand.json', path }),
  } as unknown as AreaSubject;
  (rule as RuleOf<'area'>).check(subject, (place, params) => {
    told.push(`${'path' in place ? place.path.join('.') : ''} ${params?.named} ${params?.meant ?? ''}`.trim());
  });
  return told;
}

test.each<[PlanType, string, string | undefined]>([
  ['yearly', 'Plano anual', undefined],
  ['yearly', 'Anual com pagamento mensal', undefined],
  ['yearly', 'Mentoria de 12 meses', undefined],
  ['yearly', 'Nove meses', undefined],
  ['yearly', 'Passaporte de três dias', undefined],
  ['yearly', 'Turma do mês de maio', undefined],
  ['semester', 'Matemática do 9º ano', undefined],
  ['semester', 'Turma de seis meses', undefined],
  ['semester', 'Semestre letivo', undefined],
  ['monthly', 'Mês a mês', undefined],
  ['monthly', 'Mensalidade', undefined],
  ['recurrency', 'Assinatura mensal', undefined],
  ['recurrency', 'Plano anual recorrente', undefined],
  ['recurrency', 'Assinatura anual', undefined],
  ['recurrency', 'Anual com recorrência', undefined],
  ['yearly', 'Plano mensal', 'month monthly'],
  ['yearly', 'MENSAL', 'month monthly'],
  ['yearly', 'Plano Mês', 'month monthly'],
  ['yearly', 'Monthly plan', 'month monthly'],
  ['yearly', 'Plano semestral', 'semester semester'],
  ['yearly', '6 meses de aulas', 'semester semester'],
  ['yearly', 'Plano trimestral', 'quarter'],
  ['semester', 'Turma anual', 'year yearly'],
  ['recurrency', 'Yearly plan', 'year yearly'],
  ['monthly', 'Assinatura anual', 'year yearly'],
  ['monthly', '1 ano de aulas', 'year yearly'],
  ['monthly', 'Ano', 'year yearly'],
])('a %s plan named %j gives the finding %j', (type, name, expected) => {
  const told = listNamed({ plans: { [type]: { ...plan, name } } });
  expect(told).toEqual(expected === undefined ? [] : [`plans.${type}.name ${expected}`]);
});

test('a wrong common name has one finding, in the list of names', () => {
  const name = 'Plano mensal';
  const told = listNamed({ planNames: { yearly: name }, plans: { yearly: { ...plan, name } } });
  expect(told).toEqual(['planNames.yearly month monthly']);
});
