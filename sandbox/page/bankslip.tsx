import type { BankslipSheet } from './load-sandbox-page';
import * as styles from './sandbox.styles';

/** A slip of the sandbox in a bank's layout. */
export function Bankslip({ sheet: { line, barcode, amount, dueDate } }: { sheet: BankslipSheet }) {
  return (
    <section className={styles.slip} aria-labelledby="bankslip-title">
      <h2 id="bankslip-title">Boleto de teste</h2>
      <dl>
        <dt>Valor</dt>
        <dd>{amount}</dd>
        <dt>Vencimento</dt>
        <dd>{dueDate}</dd>
        <dt>Linha digitável</dt>
        <dd>
          <code>{line}</code>
        </dd>
        <dt>Código de barras</dt>
        <dd>
          <code>{barcode}</code>
        </dd>
      </dl>
    </section>
  );
}
