import { useEffect } from 'react';
import { useCopy } from '../../../checkout/checkout-context';
import { useStepForm } from '../../../contract/step-form-context';
import { CardPicture } from '../card-picture';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';
import { InstallmentsField } from '../installments-field';
import * as styles from './default-credit-card.styles';

/** Fields for a saved card: the card, installments, and the invoice document if it is unknown. */
export function DefaultCreditCardFields({ plan, savedCard, isDocumentKnown }: MethodFieldsProps) {
  const t = useCopy('methods');
  const { form } = useStepForm();
  // The form keeps the document field of another method. Its rules would refuse a value that the buyer cannot see.
  useEffect(() => {
    if (isDocumentKnown) form.unregister(['cpf', 'registry']);
  }, [isDocumentKnown, form]);
  const card = savedCard?.card;
  return (
    <>
      <p className={styles.savedCard}>
        {card && <CardPicture company={card.company} alt={t(`company-${card.company}`)} />}
        <strong>{card ? t('savedCardEnding', { digits: card.lastFour }) : t('savedCard')}</strong>
      </p>
      <InstallmentsField plan={plan} />
      {!isDocumentKnown && <DocumentField />}
    </>
  );
}
