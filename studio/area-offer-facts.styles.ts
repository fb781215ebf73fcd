import { css } from '@linaria/core';
import { column, muted } from './studio.styles';

export const offer = css`
  ${column}
  gap: 12px;
  align-content: start;

  dl {
    display: grid;
    gap: 12px;
    font-size: 14px;
  }

  dt,
  small {
    ${muted}
    display: block;
  }

  dd ul {
    display: grid;
    gap: 4px;
  }

  /* The second effect of a voucher, on another plan. */
  dd span + span::before {
    content: ', ';
  }

  s {
    color: var(--text-muted);
  }

  strong {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  li > a,
  > p:first-child {
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  > p > span,
  > p > code {
    ${muted}
    font-weight: 400;
  }

  > p > span {
    display: block;
  }
`;
