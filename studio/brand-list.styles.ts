import { css } from '@linaria/core';
import { column } from './studio.styles';

export const search = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;

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

  /* A brand of two countries takes the place of two. */
  @media (min-width: 1136px) {
    grid-auto-flow: dense;

    > li[data-wide='true'] {
      grid-column: span 2;
    }
  }
`;

export const name = css`
  && h3 {
    font-size: 20px;
  }

  h3 a {
    color: var(--text);
  }

  code {
    display: block;
  }
`;

export const offers = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  gap: 24px;
`;

export const summary = css`
  ${column}
  gap: 4px;

  code {
    display: -webkit-box;
    overflow: hidden;
    font-size: 13px;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const verdict = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--text-muted);
  font-size: 14px;

  &[data-failed='true'] {
    color: var(--error-high);
    font-weight: 600;

    a {
      color: inherit;
    }
  }
`;
