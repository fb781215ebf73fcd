import { validate } from '../../../../schemas/generated/forms/ask-address-mz.mjs';
import { useCopy } from '../../../checkout/checkout-context';
import countries from '../../../forms/countries.json';
import { SelectField } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { fieldPair } from '../../../ui/step.styles';
import { AddressLine } from '../address-line';
import { useExtraRules } from '../use-extra-rules';

/** Names as in Mozambique, its own country first. */
const names = countries.map(([, , name, mozambican]) => mozambican ?? name ?? '');
const home = names[1] ?? '';
/** The rule of the specification takes neither commas nor parentheses. */
const options = [home, ...names.filter((name) => name !== home)].map((name) => ({
  value: name.replace(/[(),]/g, ''),
  label: name,
}));

/** Billing address of Mozambique (spec 2). Lines 2 and 3 and the postal code are optional. */
export default function AddressMzFields() {
  const t = useCopy('asks');
  useExtraRules('address-mz', validate);
  return (
    <>
      <AddressLine name="addressLine1" label={t('addressLine1')} autoComplete="address-line1" />
      <AddressLine name="addressLine2" label={t('addressLine2')} isOptional autoComplete="address-line2" />
      <AddressLine name="addressLine3" label={t('addressLine3')} isOptional autoComplete="address-line3" />
      <AddressLine name="city" label={t('city')} autoComplete="address-level2" />
      <div className={fieldPair}>
        <AddressLine name="state" label={t('province')} autoComplete="address-level1" />
        <TextField
          name="postalCode"
          label={t('postalCodeMz')}
          isOptional
          mask="postal-code-mz"
          autoComplete="postal-code"
          inputMode="numeric"
        />
      </div>
      <SelectField name="country" label={t('country')} autoComplete="country-name" options={options} isVerbatim />
    </>
  );
}
