import { code } from './code-field.styles';
import { TextField } from './text-field';

/** Field for a six-digit code from a message. A pasted message is cut down to its code. */
export function CodeField({ label, placeholder }: { label: string; placeholder: string }) {
  return (
    <div className={code}>
      <TextField
        name="code"
        label={label}
        placeholder={placeholder}
        autoComplete="one-time-code"
        inputMode="numeric"
        mask="sms-code"
      />
    </div>
  );
}
