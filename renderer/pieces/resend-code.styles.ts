import { css } from '@linaria/core';

export const again = css`
  color: var(--success-high);
  font-weight: 600;
  text-wrap: balance;
`;

/** The countdown has the height of the button that replaces it. */
export const resend = css`
  display: grid;
  align-items: center;
  min-height: 52px;
  margin-top: -8px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
