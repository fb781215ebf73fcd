import { css } from '@linaria/core';

export const page = css`
  max-width: 485px;
  margin: 0 auto;
  padding: 64px 16px;
  display: grid;
  gap: 12px;
`;
