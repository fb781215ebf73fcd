import { css } from '@linaria/core';

export const check = css`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 12px;
  font-size: 14px;

  svg {
    color: var(--success-high);
  }
`;
