import { css } from '@linaria/core';

export const receipt = css`
  display: grid;
  gap: 12px;

  h2 {
    font-size: 20px;
  }
`;

export const code = css`
  font-family: ui-monospace, monospace;
  font-size: 14px;
  letter-spacing: 0.04em;
`;
