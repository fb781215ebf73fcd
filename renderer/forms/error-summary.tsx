import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { FieldError, FieldErrors } from 'react-hook-form';
import { useCopy } from '../checkout/checkout-context';
import { errorBox } from '../ui/error-box.styles';
import { useAnswer } from '../ui/use-answer';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import { summary, title } from './error-summary.styles';
import { fieldId } from './field-id';
import { flattenFields } from './flatten-fields';

/** Rules whose messages do not name the field. */
const rulesWithoutField = new Set(['required', 'maxLength', 'option-chosen', 'registry', 'invalid']);

/**
 * Error summary after a failed submit: one link per field. Takes the focus (A11Y-3). It appears on submit and shrinks
 * as fields become valid. Its title is announced at each submit, because a focused element cannot take the focus again.
 *
 * @param submitCount number of submits; 0 after a successful one
 */
export function ErrorSummary({ errors, submitCount }: { errors: FieldErrors; submitCount: number }) {
  const t = useCopy('frame');
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const entries = flattenFields<FieldError>(errors).sort(([one], [other]) => compareFields(one, other));
  const isShown = submitCount > 0 && entries.length > 0;
  const words = t('errorSummaryTitle', { count: entries.length });
  const latest = useRef(words);
  latest.current = words;
  const [answer, announce] = useAnswer();

  useEffect(() => {
    if (submitCount === 0) return;
    box.current?.focus();
    announce(latest.current);
  }, [submitCount, announce]);

  return (
    <>
      <p className={visuallyHidden} aria-live="assertive">
        {isShown && answer}
      </p>
      {isShown && (
        <section
          ref={box}
          className={`${errorBox} ${summary}`}
          aria-labelledby={titleId}
          tabIndex={-1}
          data-error-summary
        >
          <p className={title} id={titleId}>
            <CircleAlert size={20} />
            <span>{words}</span>
          </p>
          <ul>
            {entries.map(([field, error]) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`} onClick={(event) => focusField(event, field)}>
                  {titleOfGroup(field) +
                    (rulesWithoutField.has(String(error.type)) ? labelOfField(field) : '') +
                    error.message}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Sorts by position on the page: the rules come in another order. */
function compareFields(one: string, other: string): number {
  const [first, second] = [one, other].map((field) => document.getElementById(fieldId(field)));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** `Label: `; empty for a field without a short label, such as a checkbox. */
function labelOfField(field: string): string {
  const label = document.querySelector(`label[for="${CSS.escape(fieldId(field))}"]`)?.firstChild?.textContent;
  return label ? `${label}: ` : '';
}

/** `2º cartão: ` for a field of one of several equal groups, else empty. */
function titleOfGroup(field: string): string {
  const group = document.getElementById(fieldId(field))?.closest('fieldset[data-group]');
  const title = group?.querySelector('legend')?.lastElementChild?.textContent;
  return title ? `${title}: ` : '';
}

function focusField(event: { preventDefault: () => void }, field: string) {
  event.preventDefault();
  const element = document.getElementById(fieldId(field));
  element?.focus();
  element?.scrollIntoView({ block: 'center' });
}

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
      {message !== undefined && labelOfField(left) + String(message)}
    </p>
  );
}
