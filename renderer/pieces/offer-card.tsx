import type { ReactNode } from 'react';
import { offer } from '../ui/offer.styles';
import { StepPicture } from './step-picture';
import { StepText } from './step-text';

interface OfferCardProps {
  stepId: string;
  name: string;
  /** Picture where the flow names none. */
  usualPicture?: string | null;
  /** Benefits and price. */
  children: ReactNode;
}

/** What a step offers: picture and text of the step, and the name. */
export function OfferCard({ stepId, name, usualPicture = null, children }: OfferCardProps) {
  return (
    <section className={offer} aria-label={name}>
      <StepPicture stepId={stepId} usual={usualPicture} />
      <h2 translate="no">{name}</h2>
      <StepText stepId={stepId} />
      {children}
    </section>
  );
}
