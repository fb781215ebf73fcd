import { useId } from 'react';
import * as styles from './edit.styles';
import { isColor } from './live-edit';
import type { PaletteMode } from './palette';
import type { RoleMeanings } from './role-meanings';
import { control } from './studio.styles';

interface ColorEditorProps {
  /** Palette with the edited colours. */
  palette: PaletteMode;
  /** Typed text by role. */
  tried: Readonly<Record<string, string>>;
  meanings: RoleMeanings;
  onChange: (role: string, color: string) => void;
}

/** Editor for every role of a mode; faint pairs are reported above it. */
export function ColorEditor({ palette: { roles, pairs }, tried, meanings, onChange }: ColorEditorProps) {
  const id = useId();
  const faint = pairs.filter(({ contrast, least }) => contrast < least);
  return (
    <>
      <div className={styles.contrast} role="status" data-contrast={faint.length}>
        {faint.length === 0 ? (
          <p>Todos os pares passam no nível AA.</p>
        ) : (
          <>
            <p>Contraste abaixo do nível AA:</p>
            <ul>
              {faint.map(({ front, back, contrast, least }) => (
                <li key={`${front} ${back}`}>
                  {`${front} sobre ${back}: ${contrast.toFixed(2)}, o mínimo é ${least}`.replaceAll('.', ',')}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ul className={styles.roles}>
        {roles.map(({ role, color }) => {
          const text = tried[role] ?? color;
          return (
            <li key={role}>
              <label htmlFor={`${id}-${role}`}>{role}</label>
              <input
                type="color"
                aria-label={`${role}, escolher`}
                value={toSixDigits(color)}
                onChange={({ target }) => onChange(role, target.value)}
              />
              <input
                id={`${id}-${role}`}
                className={control}
                value={text}
                aria-describedby={`${id}-${role}-meaning`}
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                aria-invalid={!isColor(text)}
                onChange={({ target }) => onChange(role, target.value.trim())}
              />
              <small id={`${id}-${role}-meaning`}>{meanings[role]}</small>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** `#abc` → `#aabbcc`, the only format of a colour input. */
function toSixDigits(color: string): string {
  const digits = color.slice(1);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`.toLowerCase();
}
