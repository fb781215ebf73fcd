import type { BrandSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { formatAmount } from '../../model/money/format-amount';
import { pricePlan } from '../../model/money/offered-plan';
import { listOwnPlans } from '../../renderer/checkout/build-own-checkout';

const texts = {
  'pt-BR': {
    price: 'Preço',
    once: (amount: string) => `${amount}, à vista`,
    inParts: (amount: string, count: number, value: string) => `${amount}, em até ${count}x de ${value}`,
    color: (color: string, accent: string) =>
      `Cor: ${color} tem pouco contraste no modo claro; ali os botões usam ${accent}`,
    first: (order: number, next: string) =>
      `Atenção: com a ordem ${order}, a marca fica antes de ${next} e abre para produtos desconhecidos.`,
  },
  en: {
    price: 'Price',
    once: (amount: string) => `${amount}, in one payment`,
    inParts: (amount: string, count: number, value: string) => `${amount}, in up to ${count} installments of ${value}`,
    color: (color: string, accent: string) =>
      `Colour: ${color} has too little contrast in light mode; there the buttons are ${accent}`,
    first: (order: number, next: string) =>
      `Note: with order ${order} it stands before ${next} and is the brand that is shown where no product is known.`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/**
 * What the author of a new brand may not expect: prices as buyers see them, where cents that were typed twice show;
 * another colour of buttons; that it opens for unknown products (spec 1).
 */
export function describeBrand(
  brand: BrandSubject,
  others: readonly BrandSubject[],
  { color, language }: { color: string; language: AuthorLanguage },
): string[] {
  const text = texts[language];
  const accent = brand.theme?.resolved.light.accent ?? color;
  const { order } = brand.brand;
  const [next] = others.filter(isInBrazil).toSorted((one, other) => one.brand.order - other.brand.order);
  return [
    ...formatPrices(brand, language),
    ...(accent.toLowerCase() === color.toLowerCase() ? [] : [text.color(color, accent)]),
    ...(isInBrazil(brand) && next && order < next.brand.order ? [text.first(order, next.id)] : []),
  ];
}

function formatPrices({ areas }: BrandSubject, language: AuthorLanguage): string[] {
  const { price, once, inParts } = texts[language];
  return areas.flatMap((area) => {
    const plans = listOwnPlans(area, 'production');
    return plans.map((plan) => {
      const { amount, installment } = pricePlan(plan);
      const format = (minor: number) => formatAmount(minor, area.settings.currency);
      const words =
        installment.id === 1
          ? once(format(amount))
          : inParts(format(amount), installment.id, format(installment.value));
      return `${plans.length === 1 ? price : plan.planName}: ${words}`;
    });
  });
}

function isInBrazil({ areas }: BrandSubject): boolean {
  return areas.some(({ area }) => area === 'BR');
}
