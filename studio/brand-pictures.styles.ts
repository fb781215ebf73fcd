import { css } from '@linaria/core';
import { muted, scaledFrame } from './studio.styles';

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

/** A phone of 375 × 812 px. */
export const phone = css`
  ${scaledFrame}
  --width: 375px;
  --height: 812px;

  height: calc(812px * var(--scale));
`;
