import { css } from '@linaria/core';
import { scaledFrame } from './studio.styles';

export const filters = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  align-items: end;
  gap: 12px;
`;

export const cells = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, 260px);
  gap: 32px 24px;

  figcaption {
    display: grid;
    font-size: 14px;
  }

  strong {
    font-weight: 600;
  }

  figcaption p {
    display: flex;
    gap: 0 16px;
  }

  &[data-width='768'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 384px), 384px));
  }

  &[data-width='1200'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 480px), 480px));
  }
`;

/** For a phone, the first one and a half heights of its screen. */
export const viewport = css`
  ${scaledFrame}
  --width: 375px;
  --height: 924px;
  --scale: 0.6933;

  height: 640px;

  [data-width='768'] & {
    --width: 768px;
    --height: 1120px;
    --scale: 0.5;

    height: 560px;
  }

  [data-width='1200'] & {
    --width: 1200px;
    --height: 1100px;
    --scale: 0.4;

    height: 440px;
  }
`;
