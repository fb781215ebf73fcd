import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';

export const picture = css`
  ${screenOnly}
  width: 100%;
  height: auto;
  aspect-ratio: 485 / 160;
  object-fit: cover;
  border-radius: var(--radius-card);
`;
