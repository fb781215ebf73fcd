import { useContext } from 'react';
import { useCheckout, useCopy } from '../../checkout/checkout-context';
import { TextField } from '../../forms/text-field';
import { Sentence } from '../../ui/sentence';
import { CollectorContext } from './collector-context';
import { methodNote } from './method.styles';

/**
 * Invoice document, if the brand collects one: CPF, or CPF or CNPJ (registry). A CPF that collects points is the
 * document, so it is shown instead.
 */
export function DocumentField() {
  const { settings } = useCheckout();
  const t = useCopy('methods');
  const collector = useContext(CollectorContext);
  const { collectsDocument, document } = settings.payment;
  if (collector !== null) {
    const cpf = `•••.•••.•••-${collector.replace(/\D/g, '').slice(-2)}`;
    return (
      <p className={methodNote} data-collector>
        <Sentence text={t('collects', { cpf })} verbatim={cpf} />
      </p>
    );
  }
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
