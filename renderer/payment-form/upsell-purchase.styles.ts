import { css } from '@linaria/core';

export const refusal = css`
  display: grid;
  gap: 4px;
  justify-items: center;
  text-align: center;

  p {
    font-size: 14px;
    color: var(--text-muted);
  }
`;
