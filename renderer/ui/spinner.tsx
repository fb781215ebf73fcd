import { css } from '@linaria/core';

/** Turns while something is awaited; the words beside it say what. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}

const spinner = css`
  width: 20px;
  height: 20px;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: spin 800ms linear infinite;

  @keyframes spin {
    to {
      transform: rotate(360deg);
    }
  }
`;
