import type { PaletteMode } from './build-palette';
import { ColorInput } from './color-input';
import * as styles from './edit.styles';
import { formatRatio } from './format-ratio';
import type { RoleMeanings } from './role-meanings';

interface ColorEditorProps {
  /** Palette with the edited colours. */
  palette: PaletteMode;
  /** Typed text by role. */
  tried: Readonly<Record<string, string>>;
  /** Whether a typed colour is invalid: the palette has the last complete one. */
  isIncomplete: boolean;
  meanings: RoleMeanings;
  onChange: (role: string, color: string) => void;
}

/** Editor for every role of a mode; faint pairs are reported above it. */
export function ColorEditor({ palette: { roles, pairs }, tried, isIncomplete, meanings, onChange }: ColorEditorProps) {
  const faint = pairs.filter(({ contrast, least }) => contrast < least);
  const isUnknown = isIncomplete && faint.length === 0;
  return (
    <>
      <div className={styles.contrast} role="status" data-contrast={isUnknown ? 'unknown' : faint.length}>
        {faint.length === 0 ? (
          <p>{isUnknown ? 'Corrija a cor inválida para ver o contraste.' : 'Todos os pares passam no nível AA.'}</p>
        ) : (
          <>
            <p>Contraste abaixo do nível AA:</p>
            <ul>
              {faint.map(({ front, back, contrast, least }) => (
                <li key={`${front} ${back}`}>
                  {`${front} sobre ${back}: ${formatRatio(contrast)}, o mínimo é ${formatRatio(least)}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <ul className={styles.roles}>
        {roles.map(({ role, color }) => (
          <li key={role}>
            <ColorInput
              name={role}
              meaning={meanings[role]}
              typed={tried[role]}
              color={color}
              onChange={(typed) => onChange(role, typed)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
