import { css } from '@linaria/core';

export const picture = css`
  width: 100%;
  height: auto;
  aspect-ratio: 485 / 160;
  object-fit: cover;
  border-radius: var(--radius-card);
`;
