import { css } from '@linaria/core';
import { raised } from './raised.styles';

/** A `dl` of short facts: label on the left, value on the right. */
export const facts = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: baseline;
  gap: 8px 16px;
  padding: 16px;
  ${raised}
  font-variant-numeric: tabular-nums;

  dt {
    font-size: 14px;
    color: var(--text-muted);
  }

  dd {
    text-align: right;
  }

  dd[data-late] {
    font-weight: 600;
    color: var(--alert-high);
  }

  /* A number without spaces breaks at the same letter before and after the brand's font arrives. */
  code {
    font-family: ui-monospace, monospace;
    font-size: 14px;
    letter-spacing: 0.04em;
  }

  small {
    display: block;
    font-size: 14px;
    color: var(--text-muted);
  }
`;
