import { InPersonFields } from '../in-person-fields';

/** Payment by credit card at the counter: a seller takes it. */
export function CreditCardInPersonFields() {
  return <InPersonFields method="credit-card-in-person" />;
}
