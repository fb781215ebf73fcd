import { useRef, useState } from 'react';
import type { OfferedPlan } from '../../model/money/offered-plan';
import { type OrderItem, profileAmount } from '../../model/money/order-items';
import { useCopy } from '../checkout/checkout-context';
import { useItemWords, useMoney } from '../pieces/use-words';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import { extras, remove } from './order-summary.styles';

interface OrderExtrasProps {
  /** With the price of the whole order. */
  plan: OfferedPlan;
  items: readonly OrderItem[];
  /** Price of the order with the chosen payment. */
  price: string;
  onRemove?: (() => void) | undefined;
}

/** Lines of the order besides the plan. Removing one keeps the focus here and says the new price. */
export function OrderExtras({ plan, items, price, onRemove }: OrderExtrasProps) {
  const t = useCopy('order');
  const note = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState<string>();
  const lines = items.filter(({ kind, name }) => name !== undefined || kind === 'profiles');
  const isGone = removed !== undefined && !lines.some(({ kind }) => kind === 'bump');
  const takeAway = (name: string) => {
    onRemove?.();
    setRemoved(name);
    note.current?.focus();
  };
  return (
    <>
      {lines.length > 0 && (
        <ul className={extras} aria-label={t('extras')}>
          {lines.map((item) => (
            <li key={`${item.kind} ${item.id}`} data-item={item.kind}>
              <ItemName item={item} each={profileAmount(plan, items)} currency={plan.currency} />
              <ItemAmount item={item} each={profileAmount(plan, items)} currency={plan.currency} />
              {item.kind === 'bump' && onRemove && (
                <button className={remove} type="button" onClick={() => takeAway(item.name ?? '')}>
                  {t('remove')}
                  <span className={visuallyHidden}>{` ${item.name}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p ref={note} className={isGone ? extras : visuallyHidden} role="status" tabIndex={-1}>
        {isGone && t('removed', { name: removed, price })}
      </p>
    </>
  );
}

interface ItemProps {
  item: OrderItem;
  /** Price of the plan for one person, in minor units. */
  each: number;
  currency: string;
}

function ItemName({ item, each, currency }: ItemProps) {
  const t = useCopy('order');
  const money = useMoney();
  const words = useItemWords();
  if (item.kind === 'profiles') {
    return <span>{t('profilesTimes', { count: item.quantity, value: money(each, currency) })}</span>;
  }
  return (
    <span>
      <span translate="no">{words.name(item)}</span>
      {words.details(item).map((line) => (
        <small key={line}>{line}</small>
      ))}
    </span>
  );
}

/** The profiles multiply the plan, and a unit has no price. */
function ItemAmount({ item: { kind, amount, quantity }, each, currency }: ItemProps) {
  const t = useCopy('order');
  const money = useMoney();
  if (kind === 'unit') return null;
  if (kind === 'profiles') return <strong translate="no">{money(each * quantity, currency)}</strong>;
  if (amount === 0) return <span>{t('included')}</span>;
  return <strong translate="no">{`+ ${money(amount * quantity, currency)}`}</strong>;
}
