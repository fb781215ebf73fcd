import { useCopy } from '../../../checkout/checkout-context';
import { CardPicture } from '../card-picture';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';
import { InstallmentsField } from '../installments-field';
import * as styles from './default-credit-card.styles';

/** The card that the buyer has paid by, installments, and the document of the invoice where it is not known yet. */
export function DefaultCreditCardFields({ plan, savedCard, isDocumentKnown }: MethodFieldsProps) {
  const t = useCopy('methods');
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
