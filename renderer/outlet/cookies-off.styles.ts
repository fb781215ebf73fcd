import { css } from '@linaria/core';

export const blocking = css`
  display: grid;
  gap: 12px;
  padding: 64px 24px;
  text-align: center;
  justify-items: center;

  h1 {
    font-size: 24px;
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;
