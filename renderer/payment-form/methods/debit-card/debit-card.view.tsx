import { CardFields } from '../card-fields';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';

/** Fields of a card without installments, and the invoice document. */
export function DebitCardFields({ plan }: Pick<MethodFieldsProps, 'plan'>) {
  return (
    <>
      <CardFields plan={{ ...plan, installments: [] }} />
      <DocumentField />
    </>
  );
}
