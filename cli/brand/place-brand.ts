import type { BrandSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { findFreeOrder, highestOrder } from '../../checks/rules/free-order';

const texts = {
  'pt-BR': {
    first: (order: number, next: string) =>
      `Atenção: com a ordem ${order}, a marca fica antes de ${next} e abre para produtos desconhecidos.`,
    taken: (owner: string) => `essa posição já é da marca ${owner}`,
  },
  en: {
    first: (order: number, next: string) =>
      `Note: with order ${order} it stands before ${next} and is the brand that is shown where no product is known.`,
    taken: (owner: string) => `this place belongs to the brand ${owner} already`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** The parts of a brand that decide its order. */
export interface PlacedBrand {
  id: string;
  order: number;
  isInBrazil: boolean;
}

export function placeOf({ id, brand, areas }: BrandSubject): PlacedBrand {
  return { id, order: brand.order, isInBrazil: areas.some(({ area }) => area === 'BR') };
}

/** An order after the last brand; before it if that one has the highest order. */
export function nextOrder(others: readonly PlacedBrand[]): number {
  const taken = new Set(others.map(({ order }) => order));
  const next = (Math.floor(Math.max(0, ...taken) / 10) + 1) * 10;
  return next <= highestOrder ? next : (findFreeOrder(highestOrder, taken) ?? highestOrder);
}

/** Why a brand cannot have an order. */
export function findOrderProblem(
  order: number,
  others: readonly PlacedBrand[],
  language: AuthorLanguage,
): string | undefined {
  const owner = others.find((other) => other.order === order);
  return owner && texts[language].taken(owner.id);
}

/** Note that the new brand becomes the default for unknown products: the first one sold in Brazil (spec 1). */
export function formatFirst(
  { order, isInBrazil }: PlacedBrand,
  others: readonly PlacedBrand[],
  language: AuthorLanguage,
): string | undefined {
  const [first] = others.filter((other) => other.isInBrazil).sort((one, other) => one.order - other.order);
  return isInBrazil && first && order < first.order ? texts[language].first(order, first.id) : undefined;
}
