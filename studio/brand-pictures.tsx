import * as styles from './brand-pictures.styles';
import type { CellMode } from './cell';

/** A screen of a brand on a phone. */
export interface BrandPicture {
  url: string;
  /** Name of the screen. */
  screen: string;
  mode: CellMode;
}

const modeNames = { light: 'modo claro', dark: 'modo escuro' } as const satisfies Record<CellMode, string>;

/** Screens of a brand on phones. They run no scripts and take no focus; each loads when it comes near. */
export function BrandPictures({ pictures, isLarge = false }: { pictures: readonly BrandPicture[]; isLarge?: boolean }) {
  return (
    <ul className={styles.pictures} data-large={isLarge}>
      {pictures.map(({ url, screen, mode }) => {
        const text = `${screen}, ${modeNames[mode]}`;
        return (
          <li key={url}>
            <div className={styles.phone} role="img" aria-label={text}>
              <iframe src={url} title={text} loading="lazy" tabIndex={-1} aria-hidden="true" inert />
            </div>
            {isLarge && <p aria-hidden="true">{text}</p>}
          </li>
        );
      })}
    </ul>
  );
}
