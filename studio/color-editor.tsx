import type { ColorRoles } from '../model/theme/color-roles';
import { errorBox } from '../renderer/ui/error-box.styles';
import { verdict } from '../renderer/ui/operator.styles';
import { buildPalette, formatRatio } from './build-palette';
import type { CellMode } from './cell';
import { ColorInput } from './color-input';
import * as styles from './edit.styles';
import type { RoleMeanings } from './role-meanings';
import type { BrandEdits } from './use-brand-edits';

interface ColorEditorProps {
  edits: BrandEdits;
  mode: CellMode;
  meanings: RoleMeanings;
}

/** Editor for every role of a mode; faint pairs are reported above it. */
export function ColorEditor({ edits, mode, meanings }: ColorEditorProps) {
  const { roles, pairs } = buildPalette(mode, edits.colors[mode] as ColorRoles);
  const faint = pairs.filter(({ contrast, least }) => contrast < least);
  // The palette has the last complete colour.
  const isUnknown = edits.isIncomplete(mode) && faint.length === 0;
  return (
    <>
      <div
        className={faint.length > 0 ? errorBox : verdict}
        role="status"
        data-contrast={isUnknown ? 'unknown' : faint.length}
      >
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
              typed={edits.tried[mode][role]}
              color={color}
              onChange={(typed) => edits.setTried((now) => ({ ...now, [mode]: { ...now[mode], [role]: typed } }))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
