import { css } from '@linaria/core';

export const buttons = css`
  display: grid;
  gap: 12px;
`;
