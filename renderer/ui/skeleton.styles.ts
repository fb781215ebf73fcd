import { css } from '@linaria/core';

export const skeleton = css`
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  animation: breathe 1.6s ease-in-out infinite;

  @keyframes breathe {
    50% {
      opacity: 0.5;
    }
  }
`;
