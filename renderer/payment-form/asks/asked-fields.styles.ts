import { css } from '@linaria/core';

export const asked = css`
  border: 0;
  padding: 0;
  margin: 0 0 24px;
  min-width: 0;

  legend {
    padding: 0;
    margin-bottom: 16px;
    font-weight: 600;
  }
`;
