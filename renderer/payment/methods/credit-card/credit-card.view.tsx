import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { keepOldestDay } from '../../../../schemas/api/oldest-day';
import type { CardCompany } from '../../../../schemas/generated/types';
import { useCheckout, useCopy } from '../../../checkout/checkout-context';
import { useStepForm } from '../../../contract/step-form-context';
import { isRefused } from '../../../forms/refusal';
import { SelectField } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { fieldPair } from '../../../ui/step.styles';
import { CardPicture } from '../card-picture';
import type { MethodFieldsProps } from '../create-method';
import { DocumentField } from '../document-field';
import { findControl } from '../find-control';
import { InstallmentsField } from '../installments-field';
import { accepted } from './credit-card.styles';
import { detectCompany } from './detect-company';

const noCompanies: readonly CardCompany[] = [];

/**
 * Card fields: number, company (detected, correctable), holder, expiry, security code, installments, invoice document.
 */
export function CreditCardFields({ plan }: MethodFieldsProps) {
  const { settings, oldestDay } = useCheckout();
  const t = useCopy('methods');
  const { form } = useStepForm();
  const companies = settings.payment.companies ?? noCompanies;
  const company: CardCompany | '' | undefined = useWatch({ control: form.control, name: 'cardCompany' });
  const number: string | undefined = useWatch({ control: form.control, name: 'cardNumber' });
  useDetectedCompany(number, companies);
  useOtherCompany(number, companies);
  // The clock of this device may be years off.
  useEffect(() => keepOldestDay(oldestDay), [oldestDay]);
  // The company decides the length of the code. A code that the bank refused stays invalid.
  useEffect(() => {
    const isWrong = company !== undefined && form.getFieldState('cardCvv').invalid;
    if (isWrong && !isRefused(form, 'cardCvv')) void form.trigger('cardCvv');
  }, [company, form]);
  const isAmex = company === 'american_express';
  return (
    <>
      <ul className={accepted} aria-label={t('cardCompaniesLabel')}>
        {companies.map((id) => (
          <li key={id} data-dim={Boolean(company) && company !== id}>
            <CardPicture company={id} alt={t(`company-${id}`)} />
          </li>
        ))}
      </ul>
      <TextField
        name="cardNumber"
        label={t('cardNumber')}
        placeholder={t('cardNumberPlaceholder')}
        mask="card-number"
        autoComplete="cc-number"
        inputMode="numeric"
        end={company ? <CardPicture company={company} alt="" /> : undefined}
      />
      <SelectField
        name="cardCompany"
        label={t('cardCompany')}
        placeholder={t('cardCompanyPlaceholder')}
        hint={company ? t('cardCompanyChange') : t('cardCompanyHint')}
        autoComplete="cc-type"
        options={companies.map((id) => ({ value: id, label: t(`company-${id}`) }))}
        isVerbatim
      />
      <TextField
        name="cardHolder"
        label={t('cardHolder')}
        placeholder={t('cardHolderHint')}
        autoComplete="cc-name"
        autoCapitalize="characters"
      />
      <div className={fieldPair}>
        <TextField
          name="cardExpiry"
          label={t('cardExpiry')}
          hint={t('cardExpiryHint')}
          placeholder={t('cardExpiryPlaceholder')}
          mask="card-expiry"
          autoComplete="cc-exp"
          inputMode="numeric"
        />
        <TextField
          name="cardCvv"
          label={t('cardCvv')}
          hint={t(isAmex ? 'cardCvvHintFour' : 'cardCvvHint')}
          mask="card-cvv"
          autoComplete="cc-csc"
          inputMode="numeric"
          isSecret
        />
      </div>
      <InstallmentsField plan={plan} />
      <DocumentField />
    </>
  );
}

/**
 * Writes the company that the number shows, unless the buyer chose another for that number. The choice found on mount
 * stays until the number changes. When a number no longer shows a company, the written one is cleared.
 */
function useDetectedCompany(watched: string | undefined, companies: readonly CardCompany[]) {
  const { form, holdPress } = useStepForm();
  const detected = useRef<CardCompany>(undefined);
  const seen = useRef(form.getValues('cardCompany') ? watched : undefined);
  useEffect(() => {
    let isGone = false;
    const number = watched ?? findControl('cardNumber')?.value ?? '';
    if (watched === undefined && findControl('cardCompany')?.value) seen.current = number;
    if (number !== seen.current) seen.current = undefined;
    const detect = async () => {
      const found = await detectCompany(number, companies);
      const company = found === 'other' ? undefined : found;
      const before = detected.current;
      if (isGone || company === before) return;
      detected.current = company;
      if (number === seen.current || !(company || form.getValues('cardCompany') === before)) return;
      form.setValue('cardCompany', company ?? '', { shouldValidate: form.getFieldState('cardCompany').invalid });
    };
    holdPress(detect());
    return () => {
      isGone = true;
    };
  }, [watched, companies, form, holdPress]);
}

/**
 * Reports an unsupported company when the number loses the focus, not only on submit. A change of the number clears the
 * error. A company that the buyer chose wins.
 */
function useOtherCompany(number: string | undefined, companies: readonly CardCompany[]) {
  const { form } = useStepForm();
  const isTold = useRef(false);
  const tell = async () => {
    const left: string = form.getValues('cardNumber');
    const found = (await form.trigger('cardNumber')) && (await detectCompany(left, companies));
    const [now, chosen] = form.getValues(['cardNumber', 'cardCompany']);
    if (found !== 'other' || chosen || now !== left) return;
    isTold.current = true;
    void form.trigger('cardCompany');
  };
  form.register('cardNumber', { onBlur: () => void tell() });
  useEffect(() => {
    if (number === undefined || !isTold.current) return;
    isTold.current = false;
    form.clearErrors('cardCompany');
  }, [number, form]);
}
