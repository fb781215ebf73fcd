import { useRef, useState } from 'react';
import type { OfferedPlan } from '../../model/money/offered-plan';
import type { OrderItem } from '../../model/money/order-items';
import { useCopy } from '../checkout/checkout-context';
import { useMoney } from '../step/use-money';
import { usePlanWords } from '../step/use-plan-words';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import { extras, remove } from './order-summary.styles';

interface OrderExtrasProps {
  /** With the price of the whole order. */
  plan: OfferedPlan;
  items: readonly OrderItem[];
  onRemove?: (() => void) | undefined;
}

/** Lines of the order besides the plan. Removing one keeps the focus here and says the new total. */
export function OrderExtras({ plan, items, onRemove }: OrderExtrasProps) {
  const t = useCopy('order');
  const money = useMoney();
  const words = usePlanWords();
  const note = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState<string>();
  const lines = items.filter(({ name }) => name !== undefined);
  const takeAway = (name: string) => {
    onRemove?.();
    setRemoved(name);
    note.current?.focus();
  };
  return (
    <>
      {lines.length > 0 && (
        <ul className={extras} aria-label={t('extras')}>
          {lines.map(({ kind, id, name = '', amount, quantity }) => (
            <li key={`${kind} ${id}`} data-item={kind}>
              <span translate="no">{name}</span>
              <strong translate="no">{`+ ${money(amount * quantity, plan.currency)}`}</strong>
              {kind === 'bump' && onRemove && (
                <button className={remove} type="button" onClick={() => takeAway(name)}>
                  {t('remove')}
                  <span className={visuallyHidden}>{` ${name}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p
        ref={note}
        className={removed === undefined || lines.length > 0 ? visuallyHidden : extras}
        role="status"
        tabIndex={-1}
      >
        {removed !== undefined && lines.length === 0 && t('removed', { name: removed, price: words.price(plan) })}
      </p>
    </>
  );
}
