import { css } from '@linaria/core';

export const group = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;

  h2 {
    font-size: 20px;
  }
`;

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

export const card = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

export const name = css`
  h3 {
    font-size: 20px;
  }

  h3 a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--text);
  }

  code {
    display: block;
    color: var(--text-muted);
    font-size: 13px;
  }
`;

export const templates = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
