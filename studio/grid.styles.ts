import { css } from '@linaria/core';

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

/** The screen at its own width, scaled down; for a phone, its first one and a half heights. */
export const viewport = css`
  position: relative;
  overflow: hidden;
  height: 640px;
  border: 1px solid var(--border-strong);
  border-radius: 12px;
  background: var(--surface-raised);

  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    width: 375px;
    height: 924px;
    border: 0;
    transform: scale(0.6933);
    transform-origin: 0 0;
  }

  [data-width='768'] & {
    height: 560px;
  }

  [data-width='768'] & iframe {
    width: 768px;
    height: 1120px;
    transform: scale(0.5);
  }

  [data-width='1200'] & {
    height: 440px;
  }

  [data-width='1200'] & iframe {
    width: 1200px;
    height: 1100px;
    transform: scale(0.4);
  }
`;
