import { Chevron } from '../ui/chevron';
import * as styles from './field.styles';
import { Adornment, describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import { useField } from './use-field';

export interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Shown while nothing is chosen. Without it, the first option is chosen. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
  /** The options are names that translators must not change. */
  isVerbatim?: boolean;
  defaultValue?: string;
  autoComplete?: string;
}

/** A native select. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, isOptional, placeholder, options, isVerbatim, defaultValue, autoComplete = 'off' } = props;
  const { registration, error } = useField(name);
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional} error={error}>
      <div className={styles.box}>
        <select
          {...registration}
          id={fieldId(name)}
          className={styles.control}
          defaultValue={defaultValue ?? (placeholder === undefined ? options[0]?.value : '')}
          autoComplete={autoComplete}
          aria-required={!isOptional}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, error, hint)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} translate={isVerbatim ? 'no' : undefined}>
              {option.label}
            </option>
          ))}
        </select>
        <Adornment>
          <Chevron toward="down" />
        </Adornment>
      </div>
    </FieldFrame>
  );
}
