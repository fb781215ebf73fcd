import { Printer } from 'lucide-react';
import { useState } from 'react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { ElsewhereNote } from '../../renderer/pieces/elsewhere';
import { useDay, useMoney } from '../../renderer/pieces/use-words';
import { OpenPayments } from '../../renderer/receipt/open-payments';
import { OutcomeScreen, type ShownPurchase } from '../../renderer/receipt/outcome-screen';
import { PaidBy } from '../../renderer/receipt/receipt';
import { OutlineButton } from '../../renderer/ui/button';
import { FactRow } from '../../renderer/ui/fact-row';
import { facts } from '../../renderer/ui/facts.styles';
import { orderCodeOf } from '../../schemas/api/order-code';
import type { SuccessInvoiceStepProps } from '../../schemas/generated/types';
import * as styles from './success-invoice.styles';

/** Receipt of an invoice, or the state of its payment. */
export function SuccessInvoiceView({ session, phase }: StepViewProps<SuccessInvoiceStepProps>) {
  const t = useCopy('success-invoice');
  return (
    <OutcomeScreen
      session={session}
      phase={phase}
      t={t}
      paidHead={() => ({ title: 'title', intro: 'intro' })}
      above={({ variant, isElsewhere }) => isElsewhere && variant === 'message' && <ElsewhereNote />}
    >
      {(shown) => <Receipt {...shown} />}
    </OutcomeScreen>
  );
}

function Receipt({ purchase, isElsewhere }: ShownPurchase) {
  const { product, entry } = useCheckout();
  const day = useDay();
  const t = useCopy('success-invoice');
  const money = useMoney();
  const [shownAt] = useState(() => Date.now());
  const { token, planName, currency, amount, total = amount, savedAt = shownAt } = purchase;
  const isPaid = purchase.status === 'paid';
  return (
    <>
      {isPaid && <OpenPayments kinds={purchase.besides} t={t} />}
      <section className={styles.receipt} aria-label={t('summary')} data-receipt>
        {isPaid && <h2>{t('receipt')}</h2>}
        <dl className={facts}>
          <FactRow
            label={t(isPaid ? 'paid' : 'payable')}
            value={<strong translate="no">{money(total, currency)}</strong>}
          />
          {entry.kind === 'invoice' && <FactRow label={t('number')} value={<code>{entry.id}</code>} isVerbatim />}
          <FactRow
            label={t('subject')}
            value={isElsewhere ? product.name : `${product.name} · ${planName}`}
            isVerbatim
          />
          {!isElsewhere && <FactRow label={t('method')} value={<PaidBy purchase={purchase} />} />}
          {isPaid && !isElsewhere && <FactRow label={t('date')} value={day(savedAt)} />}
          {isPaid && <FactRow label={t('receiver')} value={product.businessName} isVerbatim />}
          <FactRow label={t('code')} value={<code>{orderCodeOf(token)}</code>} isVerbatim />
        </dl>
      </section>
      {isPaid && (
        <OutlineButton onClick={() => window.print()}>
          <Printer size={20} />
          <span>{t('print')}</span>
        </OutlineButton>
      )}
    </>
  );
}
