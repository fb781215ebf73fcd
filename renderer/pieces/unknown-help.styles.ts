import { css } from '@linaria/core';

/** Takes no space while it is empty. */
export const region = css`
  &:empty {
    position: absolute;
  }
`;

export const help = css`
  display: grid;
  gap: 16px;
  margin-top: 8px;
`;
