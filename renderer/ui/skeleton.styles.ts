import { css } from '@linaria/core';
import { raised } from './raised.styles';

export const skeleton = css`
  ${raised}
  animation: breathe 1.6s ease-in-out infinite;

  @keyframes breathe {
    50% {
      opacity: 0.5;
    }
  }
`;
