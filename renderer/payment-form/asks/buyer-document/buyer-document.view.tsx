import { validate } from '../../../../schemas/generated/forms/ask-buyer-document.mjs';
import { useCheckout, useCopy } from '../../../checkout/checkout-context';
import { TextField } from '../../../forms/text-field';
import { useExtraRules } from '../use-extra-rules';

/** Document of the buyer, of the brand's kind: CPF, or CPF or CNPJ. */
export default function BuyerDocumentFields() {
  const name = useCheckout().settings.payment.document === 'registry' ? 'registry' : 'cpf';
  const t = useCopy('asks');
  const m = useCopy('methods');
  useExtraRules('buyer-document', validate);
  return (
    <TextField
      name={name}
      label={m(name)}
      placeholder={m(`${name}Placeholder`)}
      hint={t('documentHint')}
      mask={name}
      autoComplete="off"
      inputMode={name === 'cpf' ? 'numeric' : 'text'}
    />
  );
}
