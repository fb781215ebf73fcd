import { css } from '@linaria/core';

export const chevron = css`
  width: 8px;
  height: 8px;
  margin: 0 3px;
  border: solid;
  border-width: 0 2px 2px 0;
  translate: 0 -2px;
  rotate: 45deg;

  &[data-toward='back'] {
    translate: 2px 0;
    rotate: 135deg;
  }
`;
