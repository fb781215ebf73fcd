import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import { section } from '../../renderer/ui/operator.styles';
import type { BankslipSheet } from './load-sandbox-page';

/** A slip of the sandbox in a bank's layout. */
export function Bankslip({ sheet: { line, barcode, amount, dueDate } }: { sheet: BankslipSheet }) {
  return (
    <section className={section} aria-labelledby="bankslip-title">
      <h2 id="bankslip-title">Boleto de teste</h2>
      <dl className={facts}>
        <FactRow label="Valor" value={amount} />
        <FactRow label="Vencimento" value={dueDate} />
        <FactRow label="Linha digitável" value={<code>{line}</code>} />
        <FactRow label="Código de barras" value={<code>{barcode}</code>} />
      </dl>
    </section>
  );
}
