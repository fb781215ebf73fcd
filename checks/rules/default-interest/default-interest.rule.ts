import { ofAreas } from '../rule';

/** The installments that are chosen beforehand cost no interest: a buyer pays interest only by choice. */
export const rule = ofAreas(({ settings, placeOf }, report) => {
  const { defaultInstallments: count = 1 } = settings.payment ?? {};
  for (const [planType, plan] of Object.entries(settings.plans ?? {})) {
    const { installments: most = 1, interest } = plan ?? {};
    if (count > most && count <= (interest?.installments ?? 0))
      report(placeOf(['payment', 'defaultInstallments']), { count, most, plan: planType });
  }
});
