import { listOwnPlans } from '../../../renderer/config/build-own-checkout';
import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';
import type { BrandSubject } from '../../../renderer/config/subject';
import { formatAmount } from '../../../renderer/money/format-amount';
import { pricePlan } from '../../../renderer/money/plan-price';

const texts = {
  'pt-BR': {
    once: (amount: string) => `Preço: ${amount}, em um só pagamento`,
    inParts: (amount: string, count: number, value: string) => `Preço: ${amount}, em até ${count}x de ${value}`,
  },
  en: {
    once: (amount: string) => `Price: ${amount}, in one payment`,
    inParts: (amount: string, count: number, value: string) =>
      `Price: ${amount}, in up to ${count} installments of ${value}`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** What each plan of a brand costs, as its buyers read it: who has typed the cents twice sees it here. */
export function tellPrices({ areas }: Pick<BrandSubject, 'areas'>, language: AuthorLanguage): string[] {
  const { once, inParts } = texts[language];
  return areas.flatMap((area) =>
    listOwnPlans(area, 'production').map((plan) => {
      const { amount, installment } = pricePlan(plan);
      const format = (minor: number) => formatAmount(minor, area.settings.currency);
      return installment.id === 1
        ? once(format(amount))
        : inParts(format(amount), installment.id, format(installment.value));
    }),
  );
}
