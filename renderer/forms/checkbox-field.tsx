import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './field.styles';
import { fieldId } from './field-id';
import { useField } from './use-field';

interface CheckboxFieldProps {
  name: string;
  isOptional?: boolean;
  children: ReactNode;
}

/** Checkbox; its text may contain links. */
export function CheckboxField({ name, isOptional, children }: CheckboxFieldProps) {
  const { registration, error } = useField(name);
  const id = fieldId(name);
  return (
    <div className={styles.field}>
      <label className={styles.checkRow} htmlFor={id}>
        <input
          {...registration}
          id={id}
          className={styles.checkBox}
          type="checkbox"
          aria-required={!isOptional}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      <p className={styles.error} id={`${id}-error`}>
        {error && <CircleAlert size={16} />}
        {error && <span>{error}</span>}
      </p>
    </div>
  );
}
