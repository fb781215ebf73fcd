import { css } from '@linaria/core';

export const fixedUnit = css`
  display: grid;
  grid-template-columns: 20px 1fr;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 16px;
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);

  svg {
    color: var(--link);
  }
`;
