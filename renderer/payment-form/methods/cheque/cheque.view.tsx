import { InPersonFields } from '../in-person-fields';

/** Payment by cheque: a seller takes it. */
export function ChequeFields() {
  return <InPersonFields method="cheque" />;
}
