import { css } from '@linaria/core';

export const body = css`
  display: grid;
  gap: 24px;

  &[hidden] {
    display: none;
  }

  > [aria-live]:empty {
    position: absolute;
  }
`;
