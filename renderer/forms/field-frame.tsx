import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCopy } from '../checkout/checkout-context';
import * as styles from './field.styles';
import { fieldId } from './field-id';

export interface FieldFrameProps {
  name: string;
  label: string;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  error: string | undefined;
  children: ReactNode;
}

/** Label and hint above, error below; `aria-describedby` links them to the control (A11Y-3). */
export function FieldFrame({ name, label, hint, isOptional, error, children }: FieldFrameProps) {
  const t = useCopy('frame');
  const id = fieldId(name);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {isOptional && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <p className={styles.error} id={error && `${id}-error`}>
        {error && <CircleAlert size={16} />}
        {error && <span>{error}</span>}
      </p>
    </div>
  );
}

/** Content at the end of a control. Shows a tick after the buyer leaves a valid value. */
export function Adornment({ isValid = false, children }: { isValid?: boolean; children?: ReactNode }) {
  return (
    <span className={styles.adornment}>
      {children}
      {isValid && <Check size={18} className={styles.tick} />}
    </span>
  );
}

/** Id of the element that describes a control: the error if there is one, else the hint. */
export function describedBy(name: string, error: string | undefined, hint: string | undefined): string | undefined {
  if (error) return `${fieldId(name)}-error`;
  return hint ? `${fieldId(name)}-hint` : undefined;
}
