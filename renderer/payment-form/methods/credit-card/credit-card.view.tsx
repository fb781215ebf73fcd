import { CardFields } from '../card-fields';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';

/** Fields of a card, and the invoice document. */
export function CreditCardFields({ plan }: Pick<MethodFieldsProps, 'plan'>) {
  return (
    <>
      <CardFields plan={plan} />
      <DocumentField />
    </>
  );
}
