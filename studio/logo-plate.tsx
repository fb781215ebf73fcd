import type { CellMode } from './cell';
import { plate } from './logo-plate.styles';

/** A brand's logo with its background in a mode. */
export interface Logo {
  mode: CellMode;
  src: string;
  width: number;
  ground: string;
}

/** @param alt empty if the brand's name is beside it */
export function LogoPlate({ logo: { mode, src, width, ground }, alt }: { logo: Logo; alt: string }) {
  return (
    <span className={plate} data-plate={mode}>
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={ground} />
      </svg>
      <img src={src} width={width} height={56} alt={alt} loading="lazy" />
    </span>
  );
}
