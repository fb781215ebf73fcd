import { row, tightStack } from '../../renderer/ui/operator.styles';
import type { PaymentRowStatus } from '../store/records';
import { ActionButtons } from './action-buttons';
import type { PaymentLine } from './load-sandbox-page';
import * as styles from './sandbox.styles';

const statusTexts: Record<PaymentRowStatus, string> = {
  processing: 'Em processamento',
  pending: 'Pendente',
  paid: 'Pago',
  refused: 'Recusado',
  expired: 'Vencido',
  canceled: 'Cancelado',
};

const actions = [
  ['paid', 'Marcar como pago'],
  ['expire', 'Expirar'],
  ['refuse', 'Recusar'],
] as const;

/** Ledger, newest first. A pending payment has buttons that act as the bank. */
export function PaymentList({ payments }: { payments: readonly PaymentLine[] }) {
  return (
    <ol className={tightStack}>
      {payments.map((payment) => (
        <PaymentItem key={payment.token} payment={payment} />
      ))}
    </ol>
  );
}

function PaymentItem({ payment }: { payment: PaymentLine }) {
  const { token, references, status, refusal, createdAt, time, product, buyer, method, amount, scheduled, agreement } =
    payment;
  return (
    <li className={styles.payment} data-payment={token} data-status={status}>
      <div>
        <strong>{product}</strong>
        {buyer.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </div>
      <div>
        <strong>{amount}</strong>
        {scheduled && <span data-scheduled>{`depois ${scheduled}`}</span>}
        <span>{method}</span>
        {agreement.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </div>
      <div>
        <span className={styles.badge} data-status={status}>
          {scheduled && status === 'paid' ? 'Período grátis' : statusTexts[status]}
        </span>
        {refusal && <code>{refusal}</code>}
      </div>
      <div>
        <time dateTime={createdAt}>{time}</time>
        <code title={token}>{references.payment}</code>
        {status === 'refused' && <code title="Código da tentativa, mostrado na recusa">{references.try}</code>}
      </div>
      {status === 'pending' && (
        <form className={row} method="post" action="/sandbox">
          <input type="hidden" name="token" value={token} />
          <ActionButtons actions={actions} />
        </form>
      )}
    </li>
  );
}
