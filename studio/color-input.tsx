import { useId } from 'react';
import { isColor } from './live-edit';
import { control } from './studio.styles';

interface ColorInputProps {
  name: string;
  /** What the colour is for. */
  meaning: string | undefined;
  /** Typed text, complete or not. */
  text: string;
  /** The last complete colour. */
  color: string;
  onChange: (color: string) => void;
}

/** A colour to choose or to type. */
export function ColorInput({ name, meaning, text, color, onChange }: ColorInputProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{name}</label>
      <input
        type="color"
        aria-label={`${name}, escolher`}
        value={toSixDigits(color)}
        onChange={({ target }) => onChange(target.value)}
      />
      <input
        id={id}
        className={control}
        value={text}
        aria-describedby={`${id}-meaning`}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={text !== '' && !isColor(text)}
        onChange={({ target }) => onChange(target.value.trim())}
      />
      <small id={`${id}-meaning`}>{meaning}</small>
    </>
  );
}

/** `#abc` → `#aabbcc`, the only format of a colour input. */
function toSixDigits(color: string): string {
  const digits = color.slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase();
}
