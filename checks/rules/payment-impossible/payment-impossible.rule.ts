import { listActiveMethods } from '../../../catalogue/active-methods';
import type { AreaSettings } from '../../../catalogue/catalogue';
import type { AreaSubject } from '../../../catalogue/subject';
import { isCardMethod } from '../../../schemas/api/is-card-method';
import { ofAreas, type Report } from '../rule';

/** An area needs an active method, and card companies and installments for cards. */
export const rule = ofAreas((area, report) => {
  const { settings } = area;
  const active = listActiveMethods(settings);
  if (active.some(isCardMethod)) checkCards(area, report);
  if (active.length > 0) return;
  if (settings.payment?.methods?.length) tell(area, report, ['mz', 'methods'], { what: 'methods' });
  else tell(area, report, ['payment', 'methods'], { what: 'unnamed' });
});

function checkCards(area: AreaSubject, report: Report): void {
  const { settings } = area;
  if (!settings.payment.companies?.length) tell(area, report, ['payment', 'companies'], { what: 'companies' });
  const plan = findUnpayablePlan(settings);
  if (plan) tell(area, report, ['mz', 'installments'], { what: 'installments', ...plan });
}

/** A plan for which the area offers no number of installments, if the buyer must choose one. */
function findUnpayablePlan({ plans, mz }: AreaSettings): { plan: string; most: number } | undefined {
  const { installments: counts, showsInstallments = true } = mz ?? {};
  if (!counts || !showsInstallments) return undefined;
  const least = Math.min(...counts);
  const unpayable = Object.entries(plans ?? {}).find(([, { installments }]) => installments < least);
  return unpayable && { plan: unpayable[0], most: unpayable[1].installments };
}

type Obstacle = { what: 'methods' | 'unnamed' | 'companies' } | { what: 'installments'; plan: string; most: number };

function tell({ area, placeOf }: AreaSubject, report: Report, path: string[], obstacle: Obstacle): void {
  report(placeOf(path), { area, ...obstacle });
}
