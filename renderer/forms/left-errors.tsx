import { useEffect, useRef, useState } from 'react';
import type { FieldError, FieldErrors } from 'react-hook-form';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import { tellField } from './error-summary';
import { flattenFields } from './flatten-fields';

interface LeftErrorsProps {
  errors: FieldErrors;
  isSubmitting: boolean;
  submitCount: number;
}

/** Announces the error of a field after it was left. The summary announces those of a submit. */
export function LeftErrors({ errors, isSubmitting, submitCount }: LeftErrorsProps) {
  const [left, setLeft] = useState('');
  const seen = useRef({ fields: '', submitCount });
  // The form mutates its errors object.
  const entries = flattenFields<FieldError>(errors);
  const fields = entries.map(([field]) => field).join(' ');
  useEffect(() => {
    const before = seen.current;
    seen.current = { fields, submitCount };
    const isSubmit = isSubmitting || submitCount !== before.submitCount;
    const known = before.fields.split(' ');
    const added = isSubmit ? undefined : fields.split(' ').find((field) => !known.includes(field));
    setLeft((field) => added ?? (isSubmit ? '' : field));
  }, [fields, isSubmitting, submitCount]);
  const message = entries.find(([field]) => field === left)?.[1].message;
  return (
    <p className={visuallyHidden} aria-live="polite" data-left-errors>
      {message !== undefined && tellField(left) + String(message)}
    </p>
  );
}
