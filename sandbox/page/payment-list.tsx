import type { PaymentRowStatus } from '../store/records';
import type { PaymentLine } from './load-sandbox-page';
import * as styles from './payment-list.styles';

const statusTexts: Record<PaymentRowStatus, string> = {
  processing: 'Em processamento',
  pending: 'Pendente',
  paid: 'Pago',
  refused: 'Recusado',
  expired: 'Vencido',
  canceled: 'Cancelado',
};

/** Ledger, newest first. A pending payment has buttons that act as the bank. */
export function PaymentList({ payments }: { payments: readonly PaymentLine[] }) {
  return (
    <ol className={styles.list}>
      {payments.map((payment) => (
        <PaymentItem key={payment.token} payment={payment} />
      ))}
    </ol>
  );
}

function PaymentItem({ payment }: { payment: PaymentLine }) {
  const { token, references, status, refusal, createdAt, time, product, buyer, method, amount, scheduled } = payment;
  return (
    <li className={styles.item} data-payment={token} data-status={status}>
      <div className={styles.what}>
        <strong>{product}</strong>
      </div>
      <div className={styles.who}>
        {buyer.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div className={styles.sum}>
        <strong>{amount}</strong>
        {scheduled && <span data-scheduled>{`depois ${scheduled}`}</span>}
        <span>{method}</span>
      </div>
      <div className={styles.state}>
        <span className={styles.badge} data-status={status}>
          {scheduled && status === 'paid' ? 'Período grátis' : statusTexts[status]}
        </span>
        {refusal && <code>{refusal}</code>}
      </div>
      <div className={styles.when}>
        <time dateTime={createdAt}>{time}</time>
        <code title={token}>{references.payment}</code>
        {status === 'refused' && <code title="Código da tentativa, mostrado na recusa">{references.try}</code>}
      </div>
      {status === 'pending' && (
        <form className={styles.actions} method="post" action="/sandbox">
          <input type="hidden" name="token" value={token} />
          <button type="submit" name="action" value="paid">
            Marcar como pago
          </button>
          <button type="submit" name="action" value="expire">
            Expirar
          </button>
          <button type="submit" name="action" value="refuse">
            Recusar
          </button>
        </form>
      )}
    </li>
  );
}
