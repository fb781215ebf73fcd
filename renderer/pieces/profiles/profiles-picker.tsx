import { useState } from 'react';
import type { OfferedPlan } from '../../../model/money/offered-plan';
import { canPayAtOnce, pricePlan } from '../../../model/money/offered-plan';
import { selectItems, withItems } from '../../../model/money/order-items';
import { useCheckout, useCopy } from '../../checkout/checkout-context';
import { StepperField } from '../../forms/stepper-field';
import { useMoney, usePlanWords } from '../use-words';
import { parseProfiles } from './most-profiles';
import * as styles from './profiles-picker.styles';

interface ProfilesPickerProps {
  label: string;
  /** For one person. */
  plan: OfferedPlan;
  /** Number chosen before. */
  chosen: number;
  most: number;
  /** Numbers at one press. */
  presets?: readonly number[] | undefined;
}

/** Number of people with the price of one and the live total. The form's field is `quantity`. */
export function ProfilesPicker({ label, plan, chosen, most, presets = [] }: ProfilesPickerProps) {
  const t = useCopy('profiles');
  const money = useMoney();
  /** Undefined until the buyer changes the number. */
  const [typed, setTyped] = useState<string>();
  const value = typed ?? String(Math.min(chosen, most));
  const count = parseProfiles(value, most);
  return (
    <div className={styles.picker}>
      <People count={count ?? 0} most={most} />
      <StepperField
        name="quantity"
        label={label}
        hint={t('limit', { most: String(most) })}
        value={value}
        onChange={setTyped}
        least={1}
        most={most}
        lessLabel={t('less')}
        moreLabel={t('more')}
      />
      {presets.length > 0 && (
        <fieldset className={styles.presets} aria-label={t('presets')}>
          {presets
            .filter((preset) => preset <= most)
            .map((preset) => (
              <button
                key={preset}
                type="button"
                aria-pressed={preset === count}
                onClick={() => setTyped(String(preset))}
              >
                {t('preset', { count: preset })}
              </button>
            ))}
        </fieldset>
      )}
      <p className={styles.sums}>
        <span>{t('each')}</span>
        <strong translate="no">{money(plan.amount, plan.currency)}</strong>
      </p>
      <div aria-live="polite" data-total>
        {count !== undefined && <Total plan={plan} count={count} />}
      </div>
    </div>
  );
}

/** The brand's picture once per person, where it has one. */
function People({ count, most }: { count: number; most: number }) {
  const { profile } = useCheckout().images;
  if (profile === undefined) return null;
  return (
    <p className={styles.people} aria-hidden="true">
      {Array.from({ length: Math.max(count, Math.min(most, 6)) }, (_, index) => `person ${index}`).map((key, index) => (
        <img key={key} src={profile} width={48} height={48} alt="" data-absent={index >= count} />
      ))}
    </p>
  );
}

function Total({ plan, count }: { plan: OfferedPlan; count: number }) {
  const t = useCopy('profiles');
  const words = usePlanWords();
  const money = useMoney();
  const priced = withItems(plan, selectItems({}, { profiles: { quantity: count } }, plan));
  const trial = words.trial(priced);
  const hasInstallments = pricePlan(priced).installment.id > 1;
  const renewal = words.renewal(priced);
  return (
    <p className={styles.total}>
      <span>{t('total', { count })}</span>
      <strong translate={trial || hasInstallments ? undefined : 'no'}>{trial?.freeTime ?? words.price(priced)}</strong>
      {trial && <span>{trial.after}</span>}
      {!trial && hasInstallments && canPayAtOnce(priced) && (
        <span>{t('single', { value: money(priced.amount, priced.currency) })}</span>
      )}
      {renewal && <span>{renewal}</span>}
      {plan.trial && !trial && <span>{t('noTrial')}</span>}
    </p>
  );
}
