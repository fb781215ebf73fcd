import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';

export const slip = css`
  display: grid;
  gap: 16px;
  padding: 16px;
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
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
