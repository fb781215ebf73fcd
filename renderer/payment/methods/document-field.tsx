import { useCheckout, useCopy } from '../../checkout/checkout-context';
import { TextField } from '../../forms/text-field';

/** Invoice document, if the brand collects one: CPF, or CPF or CNPJ (registry). */
export function DocumentField() {
  const { settings } = useCheckout();
  const t = useCopy('methods');
  const { collectsDocument, document } = settings.payment;
  if (!collectsDocument) return null;
  const name = document === 'registry' ? 'registry' : 'cpf';
  return (
    <TextField
      name={name}
      label={t(name)}
      hint={t(`${name}Hint`)}
      placeholder={t(`${name}Placeholder`)}
      mask={name}
      autoComplete="off"
      inputMode={name === 'cpf' ? 'numeric' : 'text'}
    />
  );
}
