import { css } from '@linaria/core';
import { paperOnly, screenOnly } from '../ui/paper.styles';

export const page = css`
  min-height: 100vh;
  min-height: 100dvh;

  @media (min-width: 576px) {
    padding: 32px 16px 48px;
    background-image: var(--canvas-art);
    background-position: center top;
    background-size: cover;
    background-attachment: fixed;
  }

  @media print {
    padding: 0;
  }
`;

/** One column of at most 485 px (spec 9), edge to edge on a phone. */
export const column = css`
  max-width: 485px;
  min-height: 100vh;
  min-height: 100dvh;
  margin: 0 auto;
  display: flex;
  flex-direction: column;
  background: var(--surface);

  &[data-area='MZ'] {
    max-width: 465px;
  }

  @media (min-width: 576px) {
    min-height: 0;
    border-radius: var(--radius-card);
    box-shadow: var(--shadow);
    border: var(--border-width) solid var(--border);
    overflow: clip;
  }

  /* On paper it has no edges, and room for bars of 103 mm, the width that banks ask of a slip. */
  @media print {
    &[data-area] {
      max-width: 118mm;
      border: 0;
      overflow: visible;
    }
  }
`;

export const skip = css`
  ${screenOnly}
  position: absolute;
  left: 16px;
  top: 8px;
  z-index: 3;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--surface);

  /* Above the page by its own height, whatever the size of its text. */
  &:not(:focus) {
    translate: 0 calc(-100% - 8px);
  }
`;

/** Bands at the top: sandbox, homologation, seller. Spec 9: 14 px. */
export const band = css`
  ${screenOnly}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 36px;
  padding: 6px 8px;
  font-size: 14px;
  line-height: 1.35;
  text-align: center;

  & + & {
    border-top: 1px solid var(--surface);
  }
`;

/** Unlike the bands that stay, it asks for something to be done. */
export const offlineBand = css`
  background: var(--text);
  color: var(--surface);
  font-weight: 600;
  /* Two lines on a phone, as those of the homologation. */
  text-wrap: balance;
`;

export const sandboxBand = css`
  background: var(--alert-low);
  color: var(--alert-high);
`;

export const homologationBand = css`
  text-wrap: balance;
  background: var(--alert-low);
  color: var(--alert-high);

  a {
    min-width: 44px;
    min-height: 44px;
    margin: -6px -4px -6px 0;
    display: grid;
    place-items: center;
    color: inherit;
  }
`;

export const sellerBand = css`
  background: var(--accent-soft);
  color: var(--on-accent-soft);
  font-weight: 600;
`;

export const live = css`
  padding: 1px 8px;
  border-radius: var(--radius-control);
  background: var(--success-high);
  color: var(--surface);
  font-size: 13px;
`;

/**
 * Spec 2: 'Voltar' 16 px from the left, 30 px at 426 px and above. As high as the logo makes it: a browser may paint what it
 * has read before that.
 */
export const header = css`
  display: grid;
  /* 'Voltar' takes what its letters need; the logo has the rest. */
  grid-template-columns: minmax(88px, auto) minmax(0, 1fr) 88px;
  align-items: center;
  align-content: center;
  min-height: 84px;
  padding: 16px 16px 12px;

  &[data-empty='true'] {
    min-height: 16px;
    padding: 8px;
  }

  @media print {
    padding: 0 0 16px;
  }
`;

export const back = css`
  grid-area: 1 / 1;
  justify-self: start;
  translate: 0 -2px;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--link);
  font-size: 14px;
  font-weight: 600;
  cursor: pointer;

  @media (min-width: 426px) {
    margin-left: 14px;
  }
`;

export const logo = css`
  grid-area: 1 / 2;
  justify-self: center;
  display: block;

  img {
    height: 56px;
    object-fit: contain;
  }

  picture {
    ${screenOnly}
  }

  /* Paper is light in every mode. */
  picture + img {
    ${paperOnly}
  }
`;

export const main = css`
  flex: 1;
  display: grid;
  align-content: start;
  gap: 24px;
  padding: 8px 16px 32px;

  @media (min-width: 426px) {
    padding: 8px 32px 40px;
  }

  /* A step that waits for what the browser has stored: on a phone the footer starts below the screen and stays there. */
  @media (max-width: 575px) {
    &[data-tall='true'] {
      min-height: 100vh;
      min-height: 100svh;
    }
  }

  @media print {
    padding: 0 0 24px;
  }
`;

export const footer = css`
  display: grid;
  gap: 8px;
  justify-items: center;
  padding: 20px 16px 28px;
  border-top: 1px solid var(--border);
  /* The height of a page is rounded up: below the column its ground would show as a line. */
  box-shadow: 0 1px var(--surface);
  font-size: 13px;
  color: var(--text-muted);
  text-align: center;

  @media print {
    padding: 12px 0 0;
  }

  p {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }

  /* On paper, the seller's name is enough. */
  p:has(svg) {
    ${screenOnly}
  }

  nav {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 16px;
  }

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    color: var(--text-muted);
  }
`;
