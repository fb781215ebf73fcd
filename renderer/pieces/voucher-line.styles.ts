import { css } from '@linaria/core';

export const applied = css`
  font-size: 13px;
  font-weight: 600;
  color: var(--success-high);
`;

export const refused = css`
  font-size: 13px;
  color: var(--alert-high);
`;
