import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';
import { raised } from '../ui/raised.styles';

export const card = css`
  ${raised}
  padding: 0 16px;

  > details[open] > summary > [data-toward] {
    rotate: 225deg;
    translate: 0 2px;
  }
`;

export const summaryRow = css`
  display: grid;
  grid-template-columns: 1fr 20px;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 12px 0;
  cursor: pointer;
  list-style: none;
  line-height: 1.3;

  &::-webkit-details-marker {
    display: none;
  }

  > [data-toward] {
    ${screenOnly}
    justify-self: center;
    color: var(--text-muted);
    transition:
      rotate 160ms ease-out,
      translate 160ms ease-out;
  }
`;

/* At the top, because the page may show one line before the other two arrive. */
export const lines = css`
  align-self: start;
  display: grid;
  gap: 2px;
  min-width: 0;
`;

export const figures = css`
  display: grid;
  gap: 2px;
  font-variant-numeric: tabular-nums;

  /* If a price wraps, no single word stays alone on the second line. */
  strong {
    font-size: 20px;
    text-wrap: balance;
  }
`;

export const muted = css`
  font-size: 13px;
  color: var(--text-muted);
`;

export const details = css`
  display: grid;
  /* A long name takes only the space that its label leaves. */
  grid-template-columns: fit-content(45%) 1fr;
  gap: 8px 16px;
  padding: 12px 0 16px;
  border-top: 1px solid var(--border);
  font-size: 14px;

  dt {
    color: var(--text-muted);
  }

  dd {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;

export const note = css`
  padding-bottom: 16px;
  font-size: 14px;
  color: var(--alert-high);
`;

export const extras = css`
  display: grid;
  gap: 4px;
  padding: 12px 0;
  border-top: 1px solid var(--border);
  font-size: 14px;

  li {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: baseline;
    column-gap: 16px;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    font-size: 13px;
    color: var(--text-muted);

    &::first-letter {
      text-transform: uppercase;
    }
  }
`;

export const remove = css`
  justify-self: start;
  min-height: 44px;
  text-decoration: underline;
  color: var(--link);
`;
