import { css } from '@linaria/core';

export const blocking = css`
  display: grid;
  gap: 8px;
  padding: 16px 0;

  h1 {
    font-size: 24px;
  }

  p {
    color: var(--text-muted);
  }

  a {
    margin-top: 16px;
  }
`;
