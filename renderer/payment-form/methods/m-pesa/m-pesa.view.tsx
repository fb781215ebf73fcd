import { useEffect } from 'react';
import { isMPesaNumber } from '../../../../schemas/formats/m-pesa-number';
import { useCopy } from '../../../checkout/checkout-context';
import { useStepForm } from '../../../contract/step-form-context';
import { TextField } from '../../../forms/text-field';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';
import { methodNote } from '../method.styles';

/** M-Pesa: which number gets the request, and what to do on the phone. Starts with the buyer's own number. */
export function MPesaFields({ phone = '' }: MethodFieldsProps) {
  const t = useCopy('methods');
  const { form } = useStepForm();
  useEffect(() => {
    // A number that cannot have M-Pesa is not offered, so that the buyer sees an empty field instead of an error.
    if (!form.getValues('phone') && isMPesaNumber(phone)) form.setValue('phone', phone);
  }, [form, phone]);
  return (
    <>
      <TextField
        name="phone"
        label={t('mPesaNumber')}
        hint={t('mPesaNumberHint')}
        placeholder={t('mPesaNumberPlaceholder')}
        mask="phone-mz"
        autoComplete="tel"
        inputMode="tel"
      />
      <p className={methodNote}>{t('mPesaNote')}</p>
      <DocumentField />
    </>
  );
}
