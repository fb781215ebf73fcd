import { useMemo } from 'react';
import { CardFields } from '../card-fields';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';

/** Fields of a card without installments, and the invoice document. */
export function DebitCardFields({ plan }: Pick<MethodFieldsProps, 'plan'>) {
  const single = useMemo(() => ({ ...plan, installments: [] }), [plan]);
  return (
    <>
      <CardFields plan={single} />
      <DocumentField />
    </>
  );
}
