import { css } from '@linaria/core';

/** A screen at its own size in a frame, scaled down by `--scale`. */
export const scaledFrame = css`
  --width: 375px;
  --height: 812px;

  position: relative;
  overflow: hidden;
  height: calc(var(--height) * var(--scale));
  border: 1px solid var(--border-strong);
  border-radius: 12px;
  background: var(--surface-raised);

  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    width: var(--width);
    height: var(--height);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }

  [data-width] & {
    --height: 1100px;
  }

  [data-width='375'] & {
    --scale: 0.6933;
    --height: 924px;
  }

  [data-width='768'] & {
    --width: 768px;
    --scale: 0.5;
  }

  [data-width='1200'] & {
    --width: 1200px;
    --scale: 0.4;
  }
`;
