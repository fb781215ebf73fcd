import { css } from '@linaria/core';

export const choice = css`
  display: grid;
  gap: 12px;
  text-align: center;

  p {
    font-size: 14px;
    color: var(--text-muted);
    text-wrap: pretty;
  }
`;
