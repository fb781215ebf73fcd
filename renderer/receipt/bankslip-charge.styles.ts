import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';
import { raised } from '../ui/raised.styles';

export const slip = css`
  display: grid;
  gap: 16px;
  padding: 16px;
  ${raised}
`;

export const help = css`
  font-size: 13px;
  color: var(--text-muted);
`;

export const actions = css`
  ${screenOnly}
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));
`;
