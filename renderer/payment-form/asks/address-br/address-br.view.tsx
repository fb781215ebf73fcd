import { validate } from '../../../../schemas/generated/forms/ask-address-br.mjs';
import { useCheckout, useCopy } from '../../../checkout/checkout-context';
import { SelectField } from '../../../forms/select-field';
import { TextField } from '../../../forms/text-field';
import { fieldPair } from '../../../ui/step.styles';
import { AddressLine } from '../address-line';
import { useExtraRules } from '../use-extra-rules';

/** Brazilian address: CEP first, as buyers know it. */
export default function AddressBrFields() {
  const { addressForm } = useCheckout();
  const t = useCopy('asks');
  useExtraRules('address-br', validate);
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
      <AddressLine name="street" label={t('street')} autoComplete="address-line1" />
      <div className={fieldPair}>
        <TextField name="number" label={t('number')} autoComplete="off" mask="address-number" />
        <AddressLine
          name="complement"
          label={t('complement')}
          isOptional
          autoComplete="address-line2"
          mask="address-complement"
        />
      </div>
      <AddressLine name="district" label={t('district')} autoComplete="address-level3" />
      <AddressLine name="city" label={t('city')} autoComplete="address-level2" />
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
