import { css } from '@linaria/core';

/** A rotating ring; needs the keyframes `spin`. */
export const ring = `
  width: 20px;
  height: 20px;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: spin 800ms linear infinite;

  @media (forced-colors: active) {
    border-top-color: Canvas;
  }
`;

export const spinner = css`
  ${ring}

  @keyframes spin {
    to {
      transform: rotate(360deg);
    }
  }
`;
