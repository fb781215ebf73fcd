import { css } from '@linaria/core';

export const box = css`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: 16px;
  padding: 20px;
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  color: var(--on-accent-soft);

  h2 {
    font-size: 20px;
    margin-bottom: 8px;
  }

  p + p {
    margin-top: 8px;
    font-size: 14px;
  }
`;
