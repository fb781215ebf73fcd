import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useCopy } from '../../../checkout/checkout-context';
import { useStepForm } from '../../../contract/step-form-context';
import { TextField } from '../../../forms/text-field';
import { useCardWords } from '../../../pieces/use-words';
import { TextButton } from '../../../ui/button';
import { CardPicture } from '../card-picture';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';
import { InstallmentsField } from '../installments-field';
import * as styles from './default-credit-card.styles';

/**
 * Fields for a saved card: the card, its security code if the server asked for it, installments, and the invoice
 * document if it is unknown.
 */
export function DefaultCreditCardFields({ plan, savedCard, isDocumentKnown, onOtherCard }: MethodFieldsProps) {
  const t = useCopy('methods');
  const cardName = useCardWords();
  const { form } = useStepForm();
  const digits: unknown = useWatch({ control: form.control, name: 'savedCvv' });
  const isCvvRequired = typeof digits === 'string' && digits !== '';
  // The form keeps the fields of another method. Their rules would refuse a value that the buyer cannot see.
  useEffect(() => {
    if (isDocumentKnown) form.unregister(['cpf', 'registry']);
  }, [isDocumentKnown, form]);
  useEffect(() => {
    if (!isCvvRequired) form.unregister('cardCvv');
  }, [isCvvRequired, form]);
  const card = savedCard?.card;
  return (
    <>
      <div className={styles.savedCard}>
        {card && <CardPicture company={card.company} alt="" />}
        <strong>{card ? cardName(card) : t('savedCard')}</strong>
        {onOtherCard && <TextButton onClick={onOtherCard}>{t('otherCard')}</TextButton>}
      </div>
      {isCvvRequired && <SavedCvv isLong={digits === '4'} />}
      <InstallmentsField plan={plan} />
      {!isDocumentKnown && <DocumentField />}
    </>
  );
}

/** Security code of the saved card. It shares its name with the card form's code, but never its value. */
function SavedCvv({ isLong }: { isLong: boolean }) {
  const t = useCopy('methods');
  const { form } = useStepForm();
  useEffect(() => {
    form.setValue('cardCvv', '');
    return () => form.setValue('cardCvv', '');
  }, [form]);
  return (
    <TextField
      name="cardCvv"
      label={t('cardCvv')}
      hint={t(isLong ? 'cardCvvHintFour' : 'cardCvvHint')}
      mask="card-cvv"
      autoComplete="cc-csc"
      inputMode="numeric"
      isSecret
    />
  );
}
