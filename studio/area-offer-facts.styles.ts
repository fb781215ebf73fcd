import { css } from '@linaria/core';
import { column, muted } from '../renderer/ui/operator.styles';

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
  small,
  > p > span,
  > p > code {
    ${muted}
    font-weight: 400;
  }

  small,
  > p > span {
    display: block;
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
    white-space: nowrap;
  }

  li > a,
  > p:first-child {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
