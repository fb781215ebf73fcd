import { useId } from 'react';
import { control } from '../renderer/ui/operator.styles';
import { color, field } from './edit.styles';
import { findColorProblem } from './find-color-problem';

interface ColorInputProps {
  name: string;
  /** Purpose of the colour. */
  meaning: string | undefined;
  /** Typed text, complete or not; undefined while nothing is typed. */
  typed: string | undefined;
  /** The last complete colour; undefined where no file states one. */
  color: string | undefined;
  onChange: (color: string) => void;
}

/** A colour to choose or to type. */
export function ColorInput({ name, meaning, typed, color: stated, onChange }: ColorInputProps) {
  const id = useId();
  const text = typed ?? stated ?? '';
  const problem = text === '' && stated === undefined ? undefined : findColorProblem(text);
  return (
    <div className={field}>
      <label htmlFor={id}>{name}</label>
      <div className={color}>
        <input
          type="color"
          className={control}
          aria-label={`${name}, escolher`}
          value={toSixDigits(stated ?? '#000000')}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          id={id}
          className={control}
          value={text}
          aria-describedby={problem === undefined ? `${id}-meaning` : `${id}-problem ${id}-meaning`}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </div>
      {problem !== undefined && <p id={`${id}-problem`}>{problem}</p>}
      <small id={`${id}-meaning`}>{meaning}</small>
    </div>
  );
}

/** `#abc` → `#aabbcc`, the only format of a colour input. */
function toSixDigits(color: string): string {
  const digits = color.slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase();
}
