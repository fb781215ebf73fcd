import { css } from '@linaria/core';
import { screenOnly } from '../../renderer/ui/paper.styles';

export const offer = css`
  ${screenOnly}
  display: grid;
  gap: 12px;
  padding: 16px;
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);

  h2 {
    font-size: 20px;
  }
`;
