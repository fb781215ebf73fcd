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
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 16px;

  > li {
    display: grid;
  }
`;

export const card = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  align-content: start;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface);
  transition: border-color 160ms ease-out;

  &:hover {
    border-color: var(--accent);
  }

  h3 {
    font-size: 16px;
  }

  h3 a {
    color: var(--text);
    text-decoration: none;
  }

  /* The whole card is the link. */
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--radius-card);
  }

  dl {
    display: grid;
    gap: 8px;
    font-size: 14px;
  }

  dt {
    color: var(--text-muted);
    font-size: 13px;
  }
`;

export const logos = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;
`;

export const folder = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  color: var(--text-muted);
  font-size: 13px;

  [data-failed='true'] {
    color: var(--error-high);
    font-weight: 600;
  }
`;

export const templates = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
