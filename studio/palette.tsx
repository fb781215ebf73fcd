import { section, table, verdict } from '../renderer/ui/operator.styles';
import { formatRatio, type PaletteMode } from './build-palette';
import { modeNames, modeText } from './cell';
import * as styles from './palette.styles';
import type { RoleMeanings } from './role-meanings';

interface PaletteProps extends PaletteMode {
  meanings: RoleMeanings;
}

/** Colours of a mode by role, with the contrast of every pair on a screen. */
export function Palette({ mode, roles, pairs, meanings }: PaletteProps) {
  const failed = pairs.filter(({ contrast, least }) => contrast < least).length;
  return (
    <div className={section} data-palette={mode}>
      <h3>{modeNames[mode]}</h3>
      <ul className={styles.roles}>
        {roles.map(({ role, color }) => (
          <li key={role}>
            <Swatch front={color} back={color} />
            <span>
              {role}
              <code>{color}</code>
              <small>{meanings[role]}</small>
            </span>
          </li>
        ))}
      </ul>
      <p className={verdict} data-failed={failed > 0}>
        {failed === 0
          ? `Os ${pairs.length} pares passam no nível AA.`
          : `${failed} de ${pairs.length} pares não passam no nível AA.`}
      </p>
      <table className={`${table} ${styles.pairs}`}>
        <caption>Contraste, {modeText(mode)}</caption>
        <thead>
          <tr>
            <th scope="col">Par</th>
            <th scope="col">Contraste</th>
            <th scope="col">Mínimo</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({ front, back, frontColor, backColor, contrast, least }) => (
            <tr key={`${front} ${back}`} data-failed={contrast < least}>
              <th scope="row">
                <Swatch front={frontColor} back={backColor} />
                <span>
                  {front} sobre {back}
                </span>
              </th>
              <td>{formatRatio(contrast)}</td>
              <td>
                {formatRatio(least)} {contrast < least ? '· não passa' : '· passa'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Square in the back colour with a dot in the front colour. */
function Swatch({ front, back }: { front: string; back: string }) {
  return (
    <svg width="32" height="32" viewBox="-1 -1 34 34" aria-hidden="true">
      <rect width="32" height="32" rx="6" fill={back} stroke="var(--border-strong)" />
      <circle cx="16" cy="16" r="7" fill={front} />
    </svg>
  );
}
