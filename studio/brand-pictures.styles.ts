import { css } from '@linaria/core';
import { muted } from './studio.styles';

export const pictures = css`
  --phone: 148px;
  --scale: 0.3947;

  display: grid;
  grid-template-columns: repeat(auto-fill, var(--phone));
  gap: 8px;

  &[data-large='true'] {
    gap: 12px;
  }

  p {
    ${muted}
    padding-top: 8px;
  }

  @media (min-width: 768px) {
    &[data-large='true'] {
      --phone: 188px;
      --scale: 0.5013;
    }
  }
`;

/** A phone of 375 × 812 px, scaled down. */
export const phone = css`
  position: relative;
  overflow: hidden;
  height: calc(812px * var(--scale));
  border: 1px solid var(--border-strong);
  border-radius: 12px;
  background: var(--surface-raised);

  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    width: 375px;
    height: 812px;
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;
