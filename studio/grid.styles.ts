import { css } from '@linaria/core';

export const filters = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  align-items: end;
  gap: 12px;
`;

export const cells = css`
  --column: 260px;

  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), var(--column)));
  gap: 32px 24px;

  figcaption {
    display: grid;
    font-size: 14px;
  }

  &[data-width='768'] {
    --column: 384px;
  }

  &[data-width='1200'] {
    --column: 480px;
  }
`;
