import { Minus, Plus } from 'lucide-react';
import { mendCode } from '../../schemas/mend-text';
import { useStepForm } from '../contract/step-form-context';
import * as styles from './field.styles';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import { isRefused } from './refusal';
import { stepper } from './stepper-field.styles';
import { useChosenValue } from './use-chosen-value';

interface StepperFieldProps {
  name: string;
  label: string;
  hint: string;
  /** As typed; may be no number. */
  value: string;
  onChange: (value: string) => void;
  least: number;
  most: number;
  /** Accessible names of the two buttons. */
  lessLabel: string;
  moreLabel: string;
}

/** A small number: a button less, a typed value, a button more. */
export function StepperField(props: StepperFieldProps) {
  const { name, label, hint, value, onChange, least, most, lessLabel, moreLabel } = props;
  const { form } = useStepForm();
  const error = useChosenValue(name, value);
  const number = Number.parseInt(mendCode(value), 10);
  const step = (by: 1 | -1) => {
    const from = Number.isNaN(number) ? least - by : number;
    onChange(String(Math.min(most, Math.max(least, from + by))));
  };
  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <div className={stepper}>
        <button type="button" aria-label={lessLabel} aria-disabled={number <= least} onClick={() => step(-1)}>
          <Minus size={20} />
        </button>
        <input
          id={fieldId(name)}
          name={name}
          className={styles.control}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={() => void (isRefused(form, name) || form.trigger(name))}
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, error, hint)}
        />
        <button type="button" aria-label={moreLabel} aria-disabled={number >= most} onClick={() => step(1)}>
          <Plus size={20} />
        </button>
      </div>
    </FieldFrame>
  );
}
