import { listActiveMethods } from '../../../catalogue/active-methods';
import { isCardMethod } from '../../../schemas/api/is-card-method';
import { ofAreas } from '../rule';

/** An area needs an active method, and card companies and installments for cards. */
export const rule = ofAreas(({ area, settings, placeOf }, report) => {
  const active = listActiveMethods(settings);
  if (active.length === 0) {
    const isNamed = Boolean(settings.payment?.methods?.length);
    report(placeOf(isNamed ? ['mz', 'methods'] : ['payment', 'methods']), {
      area,
      what: isNamed ? 'methods' : 'unnamed',
    });
  }
  if (!active.some(isCardMethod)) return;
  if (!settings.payment.companies?.length) report(placeOf(['payment', 'companies']), { area, what: 'companies' });
  // A plan for which the area offers no number of installments, if the buyer must choose one.
  const { installments: counts, showsInstallments = true } = settings.mz ?? {};
  const least = counts && showsInstallments ? Math.min(...counts) : 0;
  const [plan, unpayable] =
    Object.entries(settings.plans ?? {}).find(([, { installments }]) => installments < least) ?? [];
  if (plan !== undefined && unpayable)
    report(placeOf(['mz', 'installments']), { area, what: 'installments', plan, most: unpayable.installments });
});
