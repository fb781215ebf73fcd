import { css } from '@linaria/core';

export const offers = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 24px;
`;

export const offer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;

  dl {
    display: grid;
    gap: 12px;
    font-size: 14px;
  }

  dt {
    color: var(--text-muted);
    font-size: 13px;
  }

  dd ul {
    display: grid;
    gap: 4px;
  }

  small {
    display: block;
    color: var(--text-muted);
    font-size: 13px;
  }

  /* The second effect of a voucher, on another plan. */
  span + span::before {
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

  li > a {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const product = css`
  font-weight: 600;
  overflow-wrap: anywhere;

  span {
    display: block;
    color: var(--text-muted);
    font-size: 13px;
    font-weight: 400;
  }

  code {
    color: var(--text-muted);
    font-size: 13px;
    font-weight: 400;
  }
`;
