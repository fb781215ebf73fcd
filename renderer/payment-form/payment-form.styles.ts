import { css } from '@linaria/core';

export const form = css`
  display: grid;
  gap: 24px;
`;

export const foot = css`
  display: grid;
  gap: 12px;
`;

export const smallPrint = css`
  font-size: 13px;
  color: var(--text-muted);
  text-align: center;
`;
