import { css } from '@linaria/core';

export const blocking = css`
  display: grid;
  gap: 12px;
  padding: 40px 0;
  text-align: center;

  h1 {
    font-size: 24px;
  }

  a {
    margin-top: 12px;
  }
`;
