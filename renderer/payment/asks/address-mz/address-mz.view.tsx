import { validate } from '../../../../schemas/generated/forms/ask-address-mz.mjs';
import { useCopy } from '../../../checkout/checkout-context';
import countries from '../../../forms/countries.json';
import { SelectField } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { fieldPair } from '../../../ui/step.styles';
import { useAskedRules } from '../use-asked-rules';

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
  useAskedRules('address-mz', validate);
  return (
    <>
      <TextField
        name="addressLine1"
        mask="address-line"
        label={t('addressLine1')}
        autoComplete="address-line1"
        autoCapitalize="words"
      />
      <TextField
        name="addressLine2"
        mask="address-line"
        label={t('addressLine2')}
        isOptional
        autoComplete="address-line2"
        autoCapitalize="words"
      />
      <TextField
        name="addressLine3"
        mask="address-line"
        label={t('addressLine3')}
        isOptional
        autoComplete="address-line3"
        autoCapitalize="words"
      />
      <TextField
        name="city"
        mask="address-line"
        label={t('city')}
        autoComplete="address-level2"
        autoCapitalize="words"
      />
      <div className={fieldPair}>
        <TextField
          name="state"
          mask="address-line"
          label={t('province')}
          autoComplete="address-level1"
          autoCapitalize="words"
        />
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
