import { validate } from '../../../../schemas/generated/forms/ask-birth-date.mjs';
import { useCopy } from '../../../checkout/checkout-context';
import { TextField } from '../../../forms/text-field';
import { useExtraRules } from '../use-extra-rules';

/** Birth date of the buyer. */
export default function BirthDateFields() {
  const t = useCopy('asks');
  useExtraRules('birth-date', validate);
  return (
    <TextField
      name="birthDate"
      label={t('birthDate')}
      placeholder={t('birthDatePlaceholder')}
      mask="birth-date"
      autoComplete="bday"
      inputMode="numeric"
    />
  );
}
