import { css } from '@linaria/core';

export const plate = css`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  min-height: 88px;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-control);

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  img {
    position: relative;
    height: auto;
    max-height: 56px;
    object-fit: contain;
  }
`;
