import { css } from '@linaria/core';

export const cardTitle = css`
  font-size: 16px;
`;
