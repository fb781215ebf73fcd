import { css } from '@linaria/core';

export const search = css`
  align-items: end;

  label {
    flex: 1 1 240px;
    max-width: 420px;
  }
`;

export const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 16px;

  > li {
    display: grid;
  }

  && h3 {
    font-size: 20px;
  }

  h3 a {
    color: var(--text);
  }

  /* A brand of two countries takes the place of two. */
  @media (min-width: 1136px) {
    grid-auto-flow: dense;

    > li[data-wide='true'] {
      grid-column: span 2;
    }
  }
`;

export const offers = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 24px;
`;
