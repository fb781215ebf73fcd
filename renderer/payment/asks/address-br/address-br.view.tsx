import { validate } from '../../../../schemas/generated/forms/ask-address-br.mjs';
import { useCheckout, useCopy } from '../../../checkout/checkout-context';
import { SelectField } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { fieldPair } from '../../../ui/step.styles';
import { useAskedRules } from '../use-asked-rules';

/** Brazilian address: CEP first, as buyers know it. */
export default function AddressBrFields() {
  const { addressForm } = useCheckout();
  const t = useCopy('asks');
  useAskedRules('address-br', validate);
  const states = addressForm?.states ?? [];
  return (
    <>
      <TextField
        name="postalCode"
        label={t('postalCodeBr')}
        placeholder={t('postalCodePlaceholder')}
        mask="postal-code-br"
        autoComplete="postal-code"
        inputMode="numeric"
      />
      <TextField
        name="street"
        mask="address-line"
        label={t('street')}
        autoComplete="address-line1"
        autoCapitalize="words"
      />
      <div className={fieldPair}>
        <TextField name="number" label={t('number')} autoComplete="off" />
        <TextField
          name="complement"
          mask="address-line"
          label={t('complement')}
          isOptional
          autoComplete="address-line2"
          autoCapitalize="words"
        />
      </div>
      <TextField
        name="district"
        mask="address-line"
        label={t('district')}
        autoComplete="address-level3"
        autoCapitalize="words"
      />
      <TextField
        name="city"
        mask="address-line"
        label={t('city')}
        autoComplete="address-level2"
        autoCapitalize="words"
      />
      <SelectField
        name="state"
        label={t('state')}
        placeholder={t('statePlaceholder')}
        autoComplete="address-level1"
        options={states.map((state) => ({ value: state, label: state }))}
        isVerbatim
      />
    </>
  );
}
