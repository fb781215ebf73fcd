import type { BrandSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { formatAmount } from '../../model/money/format-amount';
import { pricePlan } from '../../model/money/plan-price';
import { listOwnPlans } from '../../renderer/checkout/build-own-checkout';

const texts = {
  'pt-BR': {
    price: 'Preço',
    once: (amount: string) => `${amount}, à vista`,
    inParts: (amount: string, count: number, value: string) => `${amount}, em até ${count}x de ${value}`,
  },
  en: {
    price: 'Price',
    once: (amount: string) => `${amount}, in one payment`,
    inParts: (amount: string, count: number, value: string) => `${amount}, in up to ${count} installments of ${value}`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Prices of a brand's plans as buyers see them. An author who typed the cents twice notices it here. */
export function formatPrices({ areas }: Pick<BrandSubject, 'areas'>, language: AuthorLanguage): string[] {
  const { price, once, inParts } = texts[language];
  return areas.flatMap((area) => {
    const plans = listOwnPlans(area, 'production');
    return plans.map((plan) => {
      const { amount, installment } = pricePlan(plan);
      const format = (minor: number) => formatAmount(minor, area.settings.currency);
      const told =
        installment.id === 1
          ? once(format(amount))
          : inParts(format(amount), installment.id, format(installment.value));
      return `${plans.length === 1 ? price : plan.planName}: ${told}`;
    });
  });
}
