import type { CardCompany } from '../../../schemas/generated/types';

/** Logo of a card company. */
export function CardPicture({ company, alt }: { company: CardCompany; alt: string }) {
  return <img src={`/cards/cards.svg#${company}`} width={38} height={24} alt={alt} loading="lazy" />;
}
