import { Tag } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { hasText } from '../../model/copy/translate';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { control } from '../forms/field.styles';
import type { BuyerPrice } from '../payment/buyer-price';
import { useMoney } from '../pieces/use-words';
import { Answer } from '../ui/answer';
import { TextButton } from '../ui/button';
import { outlineButton } from '../ui/button.styles';
import * as styles from './voucher-field.styles';

export interface VoucherFieldProps {
  /** The order's plan, with the voucher that it has. */
  plan: OfferedPlan;
  refused: BuyerPrice['refused'];
  isBusy: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/**
 * Field for a voucher, closed until it is wanted. Enter in it applies the voucher and never pays. Each outcome is
 * announced, a repeated one too, and takes the focus that its button had.
 */
export function VoucherField({ plan, refused, isBusy, onApply, onRemove }: VoucherFieldProps) {
  const { copy } = useCheckout();
  const t = useCopy('payment');
  const order = useCopy('order');
  const money = useMoney();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const applied = plan.voucher?.accepted ? plan.voucher.code : undefined;
  const values = { before: money(plan.standardAmount, plan.currency), after: money(plan.amount, plan.currency) };
  const reasonKey = `voucher-${refused?.reason ?? ''}` as const;
  const reason = hasText(copy, 'order', reasonKey) ? reasonKey : 'voucherRefused';
  const refusal =
    refused && (refused.reason === 'unavailable' ? t('voucherUnavailable') : order(reason, { code: refused.code }));
  const words =
    applied === undefined ? refusal : `${t('voucherOn', { code: applied })}. ${t('voucherPrices', values)}.`;
  const turn = applied ?? refused;
  const before = useRef<unknown>(turn);
  useEffect(() => {
    if (before.current === turn) return;
    before.current = turn;
    (outcome.current ?? input.current ?? opener.current)?.focus();
  }, [turn]);
  useEffect(() => {
    if (isOpen) input.current?.focus();
  }, [isOpen]);
  const apply = () => {
    const typed = input.current?.value.trim() ?? '';
    if (typed !== '' && !isBusy) onApply(typed);
  };
  return (
    <div className={styles.voucher} data-voucher>
      <Answer turn={turn} words={words ?? t('voucherRemoved', values)} />
      {applied !== undefined ? (
        <div ref={outcome} className={styles.applied} tabIndex={-1}>
          <p>
            <strong>{t('voucherOn', { code: applied })}</strong>
            <span>{t('voucherPrices', values)}</span>
          </p>
          <TextButton disabled={isBusy} onClick={onRemove}>
            {t('voucherRemove')}
          </TextButton>
        </div>
      ) : isOpen || refused ? (
        <>
          <label htmlFor={id}>{t('voucherLabel')}</label>
          <div className={styles.row}>
            <input
              ref={input}
              id={id}
              className={control}
              type="text"
              defaultValue={refused?.code}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={60}
              data-voucher-code
              aria-invalid={refused !== undefined}
              aria-describedby={refused && `${id}-reason`}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                apply();
              }}
            />
            <button className={outlineButton} type="button" aria-disabled={isBusy} onClick={apply}>
              {t('voucherApply')}
            </button>
          </div>
          <p id={`${id}-reason`} className={styles.reason}>
            {refusal}
          </p>
        </>
      ) : (
        <button ref={opener} className={styles.open} type="button" onClick={() => setOpen(true)}>
          <Tag size={18} />
          <span>{t('voucherOpen')}</span>
        </button>
      )}
    </div>
  );
}
