import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { keepOldestDay } from '../../../schemas/api/oldest-day';
import type { CardCompany, PlanSummary } from '../../../schemas/generated/types';
import { useCheckout, useCopy } from '../../checkout/checkout-context';
import { useStepForm } from '../../contract/step-form-context';
import { isRefused } from '../../forms/refusal';
import { SelectField } from '../../forms/select-field';
import { TextField } from '../../forms/text-field';
import { fieldPair } from '../../ui/step.styles';
import { accepted } from './card-fields.styles';
import { CardPicture } from './card-picture';
import { InstallmentsField } from './installments-field';
import { useDetectedCompany, useOtherCompany } from './use-card-company';

const noCompanies: readonly CardCompany[] = [];

interface CardFieldsProps {
  /** Plan that offers the installments. */
  plan: PlanSummary;
  /** In front of the fields' names, for a form with two cards. */
  prefix?: '' | 'card2.';
}

/** Fields of one card: number, company (detected, correctable), holder, expiry, security code and installments. */
export function CardFields({ plan, prefix = '' }: CardFieldsProps) {
  const { settings, oldestDay } = useCheckout();
  const t = useCopy('methods');
  const { form } = useStepForm();
  const companies = settings.payment.companies ?? noCompanies;
  const names = [`${prefix}cardNumber`, `${prefix}cardCompany`] as const;
  const [numberName, companyName] = names;
  const cvvName = `${prefix}cardCvv`;
  // Names a section, so that the browser does not fill in one card twice.
  const section = prefix === '' ? '' : 'section-card2 ';
  const company: CardCompany | '' | undefined = useWatch({ control: form.control, name: companyName });
  const number: string | undefined = useWatch({ control: form.control, name: numberName });
  useDetectedCompany(number, companies, names);
  useOtherCompany(number, companies, names);
  // The clock of this device may be years off.
  useEffect(() => keepOldestDay(oldestDay), [oldestDay]);
  // The company decides the length of the code. A code that the bank refused stays invalid.
  useEffect(() => {
    const isWrong = company !== undefined && form.getFieldState(cvvName).invalid;
    if (isWrong && !isRefused(form, cvvName)) void form.trigger(cvvName);
  }, [company, form, cvvName]);
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
        name={numberName}
        label={t('cardNumber')}
        placeholder={t('cardNumberPlaceholder')}
        mask="card-number"
        autoComplete={`${section}cc-number`}
        inputMode="numeric"
        end={company ? <CardPicture company={company} alt="" /> : undefined}
      />
      <SelectField
        name={companyName}
        label={t('cardCompany')}
        placeholder={t('cardCompanyPlaceholder')}
        hint={company ? t('cardCompanyChange') : t('cardCompanyHint')}
        autoComplete={`${section}cc-type`}
        options={companies.map((id) => ({ value: id, label: t(`company-${id}`) }))}
        isVerbatim
      />
      <TextField
        name={`${prefix}cardHolder`}
        label={t('cardHolder')}
        placeholder={t('cardHolderHint')}
        autoComplete={`${section}cc-name`}
        autoCapitalize="characters"
      />
      <div className={fieldPair}>
        <TextField
          name={`${prefix}cardExpiry`}
          label={t('cardExpiry')}
          hint={t('cardExpiryHint')}
          placeholder={t('cardExpiryPlaceholder')}
          mask="card-expiry"
          autoComplete={`${section}cc-exp`}
          inputMode="numeric"
        />
        <TextField
          name={cvvName}
          label={t('cardCvv')}
          hint={t(isAmex ? 'cardCvvHintFour' : 'cardCvvHint')}
          mask="card-cvv"
          autoComplete={`${section}cc-csc`}
          inputMode="numeric"
          isSecret
        />
      </div>
      <InstallmentsField plan={plan} prefix={prefix} />
    </>
  );
}
