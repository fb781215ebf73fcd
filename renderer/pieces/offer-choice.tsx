import type { ReactNode } from 'react';
import type { StepViewProps } from '../contract/step-contract';
import { OutlineButton, SubmitButton } from '../ui/button';
import { choice, offer } from '../ui/offer.styles';
import { StepPicture } from './step-picture';
import { StepText } from './step-text';

interface OfferChoiceProps extends Pick<StepViewProps<unknown, 'refuse'>, 'phase' | 'act'> {
  /** Texts of the template. */
  t: (key: 'accept' | 'accepting' | 'refuse') => string;
  /** What the press does not do: it charges nothing. */
  note: string;
  /** Replaces the button that accepts, such as by a countdown. */
  gate?: (accept: ReactNode) => ReactNode;
}

/** Two answers to an offer, of one size. Refusing waits for nothing. */
export function OfferChoice({ t, note, phase, act, gate = (accept) => accept }: OfferChoiceProps) {
  const isBusy = phase !== 'ready';
  return (
    <div className={choice}>
      {gate(
        <div data-action="accept">
          <SubmitButton text={t('accept')} isBusy={isBusy} busyText={t('accepting')} />
        </div>,
      )}
      <OutlineButton data-action="refuse" disabled={isBusy} onClick={() => act('refuse')}>
        {t('refuse')}
      </OutlineButton>
      <p>{note}</p>
    </div>
  );
}

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
