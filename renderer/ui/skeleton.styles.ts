import { css } from '@linaria/core';

export const skeleton = css`
  fill: var(--border);
  animation: breathe 1.6s ease-in-out infinite;

  @keyframes breathe {
    50% {
      opacity: 0.5;
    }
  }
`;
