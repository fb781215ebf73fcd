import { css } from '@linaria/core';
import { priceLines } from '../../ui/offer.styles';

export const picker = css`
  display: grid;
  gap: 16px;
`;

/** One picture for each person; the others stay in their places, pale. */
export const people = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  img {
    width: 48px;
    height: 48px;
    border-radius: 50%;
    transition: opacity 160ms ease-out;
  }

  img[data-absent='true'] {
    opacity: 0.2;
  }
`;

/** Near the stepper, whose last line is the room of an error. */
export const presets = css`
  margin: -8px 0 0;
  padding: 0;
  border: 0;
  min-width: 0;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  button {
    min-height: 44px;
    padding: 0 16px;
    border: var(--border-width) solid var(--border-strong);
    border-radius: 22px;
    background: var(--surface);
    color: var(--text);
    font: inherit;
    font-size: 14px;
  }

  button[aria-pressed='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    font-weight: 600;
  }
`;

export const sums = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 16px;
  align-items: baseline;
  padding-top: 16px;
  border-top: 1px solid var(--border);
  font-variant-numeric: tabular-nums;

  span {
    font-size: 14px;
    color: var(--text-muted);
  }
`;

export const total = css`
  ${priceLines}

  strong {
    font-size: 24px;
  }
`;
