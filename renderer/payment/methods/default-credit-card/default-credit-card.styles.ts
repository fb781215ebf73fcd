import { css } from '@linaria/core';

export const savedCard = css`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 16px;
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  font-variant-numeric: tabular-nums;
  flex-wrap: wrap;

  > button {
    margin-inline-start: auto;
  }
`;
