import { css } from '@linaria/core';

export const receipt = css`
  display: grid;
  gap: 12px;

  h2 {
    font-size: 20px;
  }
`;
