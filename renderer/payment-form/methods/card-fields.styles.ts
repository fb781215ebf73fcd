import { css } from '@linaria/core';

export const accepted = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-bottom: 8px;

  li {
    transition: opacity 160ms ease-out;
  }

  li[data-dim='true'] {
    opacity: 0.5;
  }

  img {
    outline: 1px solid var(--border);
    border-radius: 4px;
  }
`;
