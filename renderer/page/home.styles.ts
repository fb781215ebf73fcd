import { css } from '@linaria/core';

export const home = css`
  max-width: 485px;
  margin: 0 auto;
  padding: 48px 16px;
  display: grid;
  gap: 16px;

  h1 {
    font-size: 32px;
  }

  ul {
    display: grid;
    gap: 8px;
  }

  a {
    display: grid;
    padding: 14px 16px;
    border: 1px solid var(--border);
    border-radius: 12px;
    background: var(--surface);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--accent);
  }

  span {
    font-size: 14px;
    color: var(--text-muted);
  }
`;
