import { CircleAlert, type LucideIcon } from 'lucide-react';
import { useStepForm } from '../contract/step-form-context';
import { error as errorStyle } from './field.styles';
import { fieldId } from './field-id';
import * as styles from './radio-cards.styles';
import { useField } from './use-field';

export interface RadioCard {
  value: string;
  label: string;
  hint: string;
  /** The hint is a number or address that translators must not change. */
  isHintVerbatim?: boolean;
  Icon: LucideIcon;
  /** The hint says why. */
  isDisabled?: boolean;
}

interface RadioCardsProps {
  name: string;
  legend: string;
  cards: readonly RadioCard[];
  /** Value that is selected at first. */
  usual: string | undefined;
}

/** One choice of a few, each a card with a hint. */
export function RadioCards({ name, legend, cards, usual }: RadioCardsProps) {
  const { form } = useStepForm();
  const { registration, error } = useField(name);
  const id = fieldId(name);
  const chosen: unknown = form.getValues(name);
  const first = cards.some(({ value, isDisabled }) => value === chosen && !isDisabled) ? chosen : usual;
  return (
    <div>
      <div
        className={styles.chooser}
        id={id}
        role="radiogroup"
        tabIndex={-1}
        aria-labelledby={`${id}-legend`}
        aria-invalid={error !== undefined}
        aria-describedby={error && `${id}-error`}
      >
        <p className={styles.legend} id={`${id}-legend`}>
          {legend}
        </p>
        {cards.map(({ value, label, hint, isHintVerbatim = false, Icon, isDisabled = false }) => (
          <label key={value} className={styles.option}>
            <input
              {...registration}
              type="radio"
              value={value}
              defaultChecked={value === first}
              disabled={isDisabled}
            />
            <Icon size={22} />
            <span>
              <strong>{label}</strong>
              <small translate={isHintVerbatim ? 'no' : undefined}>{hint}</small>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={errorStyle} id={`${id}-error`}>
          <CircleAlert size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
