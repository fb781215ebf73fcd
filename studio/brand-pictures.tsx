import * as styles from './brand-pictures.styles';
import { modeText } from './cell';
import type { BrandPicture } from './list-pictures';
import { scaledFrame } from './scaled-frame.styles';

/** Screens of a brand on phones. They take no focus, and each loads when it comes near. */
export function BrandPictures({ pictures, isLarge = false }: { pictures: readonly BrandPicture[]; isLarge?: boolean }) {
  return (
    <ul className={styles.pictures} data-large={isLarge}>
      {pictures.map(({ url, screen, mode, country }) => {
        const text = [screen, country, modeText(mode)].filter(Boolean).join(', ');
        return (
          <li key={url}>
            <div className={scaledFrame} role="img" aria-label={text}>
              <iframe src={url} title={text} loading="lazy" tabIndex={-1} aria-hidden="true" inert />
            </div>
            {isLarge && (
              <p aria-hidden="true">
                {screen}, {modeText(mode)}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
