import { css } from '@linaria/core';

export const skeleton = css`
  border: 1px solid transparent;
  border-radius: var(--radius-card);
  background: var(--border);
  animation: breathe 1.6s ease-in-out infinite;

  @keyframes breathe {
    50% {
      opacity: 0.5;
    }
  }
`;
