import { css } from '@linaria/core';

/** Over the empty line of the field's error and the gap below it: what follows never moves. */
export const place = css`
  position: relative;
  height: 0;

  button {
    position: absolute;
    top: -22px;
    left: 0;
    width: auto;
    min-height: 32px;
    padding: 0;
    font-size: 14px;
    white-space: nowrap;
  }
`;
