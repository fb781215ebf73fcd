import { type HTMLAttributes, memo, type ReactNode, useCallback, useEffect } from 'react';
import { useStepForm } from '../contract/step-form-context';
import * as styles from './field.styles';
import { Adornment, describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import type { Mask } from './load-mask';
import { useField } from './use-field';
import { useMask } from './use-mask';

export interface TextFieldProps {
  /** The API's field name. */
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
  isOptional?: boolean;
  /** HTML autofill token. */
  autoComplete: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoCapitalize?: 'none' | 'words' | 'characters';
  mask?: Mask;
  /** Cleared after a rejection. */
  isSecret?: boolean;
  /** Shown inside the control, at its end. */
  end?: ReactNode;
}

/** Single-line text field. Uncontrolled: text typed before hydration stays. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { name, label, hint, placeholder, isOptional, autoComplete, mask, isSecret = false, end } = props;
  const { addSecret, holdPress } = useStepForm();
  const { registration, error, isValid } = useField(name);
  const maskRef = useMask(mask, holdPress);
  const { ref } = registration;
  const refs = useCallback(
    (element: HTMLInputElement | null) => {
      ref(element);
      maskRef(element);
      // Runs at each render, because the form may have written or cleared the value.
      if (element) keepFromProfile(element, autoComplete);
    },
    [ref, maskRef, autoComplete],
  );
  useEffect(() => {
    if (isSecret) addSecret(name);
  }, [isSecret, addSecret, name]);
  return (
    <FieldFrame name={name} label={label} hint={hint} isOptional={isOptional} error={error}>
      <div className={styles.box}>
        <input
          {...registration}
          ref={refs}
          onInput={(event) => {
            keepFromProfile(event.currentTarget, autoComplete);
            void registration.onChange(event);
          }}
          id={fieldId(name)}
          className={styles.control}
          // Also for an e-mail: with `type="email"`, Chromium changes the value before a rule sees it.
          type="text"
          placeholder={placeholder}
          autoComplete={autoComplete}
          inputMode={props.inputMode}
          enterKeyHint="next"
          autoCapitalize={props.autoCapitalize}
          autoCorrect="off"
          spellCheck={false}
          aria-required={!isOptional}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, error, hint)}
        />
        <Adornment isValid={isValid && !isSecret}>{end}</Adornment>
      </div>
    </FieldFrame>
  );
});

/** Autofill tokens of card data, maybe of a named section, and of `one-time-code`. */
const secrets = /(^| )(cc|one)-/;

/**
 * Keeps card data and SMS codes out of the browser's profile. Chromium saves a field with an autofill token, whatever
 * its form says. An empty field keeps its token, so that autofill still works.
 */
function keepFromProfile(field: HTMLInputElement, token: string): void {
  if (secrets.test(token)) field.setAttribute('autocomplete', field.value ? 'off' : token);
}
