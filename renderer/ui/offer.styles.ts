import { css } from '@linaria/core';
import { raised } from './raised.styles';

export const eyebrow = css`
  font-size: 13px;
  font-weight: 700;
  letter-spacing: 0.06em;
  text-transform: uppercase;

  && {
    color: var(--link);
  }
`;

export const offer = css`
  display: grid;
  gap: 16px;
  padding: 16px;
  ${raised}
  box-shadow: var(--shadow);

  h2 {
    font-size: 20px;
  }
`;

export const benefits = css`
  display: grid;
  gap: 12px;

  li {
    display: grid;
    grid-template-columns: 20px 1fr;
    gap: 12px;
  }

  svg {
    margin-top: 2px;
    color: var(--success-high);
  }
`;

/** A price with its label and notes, one below the other. */
export const priceLines = `
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;

  strong {
    font-family: var(--font-heading);
    letter-spacing: var(--heading-spacing);
    font-size: 20px;
    line-height: 1.2;
    text-wrap: balance;
  }

  span {
    font-size: 14px;
    color: var(--text-muted);
  }
`;

export const price = css`
  ${priceLines}
  padding-top: 16px;
  border-top: 1px solid var(--border);
`;

/** Two answers of one size. */
export const choice = css`
  display: grid;
  gap: 12px;
  text-align: center;

  p {
    font-size: 14px;
    color: var(--text-muted);
    text-wrap: balance;
  }
`;
