import { css } from '@linaria/core';
import { paperOnly, screenOnly } from '../ui/paper.styles';

export const page = css`
  min-height: 100vh;
  min-height: 100dvh;
  /* A bar at the bottom of the window covers nothing for good. */
  padding-bottom: var(--page-end, 0px);

  @media (min-width: 576px) {
    padding: 32px 16px calc(48px + var(--page-end, 0px));
    background-image: var(--canvas-art);
    background-position: center top;
    background-size: cover;
    background-attachment: fixed;
  }

  @media print {
    padding: 0;
  }
`;

/** One column of at most 485 px (spec 9); full width on a phone. */
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

  /* Paper has no column edges. Slip bars need 103 mm, the width that banks require. */
  @media print {
    &[data-area] {
      max-width: 118mm;
      border: 0;
      overflow: visible;
    }

    /* A document is printed alone, as wide as the paper. */
    &[data-area]:has([data-document]) {
      max-width: none;

      > header,
      > footer,
      > main > :not([data-step]) {
        display: none;
      }
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

  /* Moves it above the page by its own height, for any text size. */
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

/** Unlike permanent bands, it asks for an action. */
export const offlineBand = css`
  background: var(--text);
  color: var(--surface);
  font-weight: 600;
  /* Two lines on a phone, like the homologation band. */
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

  button {
    min-width: 44px;
    min-height: 44px;
    margin: -6px -4px -6px 0;
    display: grid;
    place-items: center;
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
 * Spec 2: 'Voltar' 16 px from the left, 30 px from 426 px on. The logo sets the height in advance, because browsers may
 * paint before they know it.
 */
export const header = css`
  display: grid;
  /* 'Voltar' takes the width of its text; the logo takes the rest. */
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
  color: var(--link);
  font-size: 14px;
  font-weight: 600;

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

  /* Paper uses light mode. */
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

  /* For a step that waits for stored values or its data: on a phone the footer starts below the screen and stays there. */
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
  /* Page heights are rounded up, which would show a line of background below the column. */
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

  a,
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    color: var(--text-muted);
  }

  button {
    text-decoration: underline;
  }
`;
