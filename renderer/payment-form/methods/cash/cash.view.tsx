import { InPersonFields } from '../in-person-fields';

/** Payment by cash: a seller takes it. */
export function CashFields() {
  return <InPersonFields method="cash" />;
}
