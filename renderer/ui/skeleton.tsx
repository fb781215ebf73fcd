import { css } from '@linaria/core';

/** Grey ground of the final height, so that nothing jumps when the content arrives. */
export function Skeleton({ height }: { height: number }) {
  return (
    <svg className={skeleton} width="100%" height={height} aria-hidden="true">
      <rect width="100%" height="100%" rx="8" />
    </svg>
  );
}

const skeleton = css`
  fill: var(--border);
  animation: breathe 1.6s ease-in-out infinite;

  @keyframes breathe {
    50% {
      opacity: 0.5;
    }
  }
`;
