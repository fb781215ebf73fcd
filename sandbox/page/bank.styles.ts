import { css } from '@linaria/core';

export const page = css`
  display: grid;
  align-content: start;
  justify-items: center;
  min-height: 100vh;
  min-height: 100dvh;

  @media (min-width: 576px) {
    padding: 64px 16px;
  }
`;

export const card = css`
  width: 100%;
  max-width: 420px;
  display: grid;
  gap: 16px;
  padding: 32px 16px;
  text-align: center;

  h1 {
    font-size: 24px;
  }

  @media (min-width: 576px) {
    padding: 32px;
    border: 1px solid var(--border);
    border-radius: var(--radius-card);
    background: var(--surface);
    box-shadow: var(--shadow);
  }
`;

export const bank = css`
  font-size: 14px;
  color: var(--text-muted);
`;

export const amount = css`
  display: grid;
  gap: 4px;
  padding: 20px 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);

  strong {
    font-size: 32px;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }

  span {
    font-size: 14px;
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
`;

export const actions = css`
  display: grid;
  gap: 8px;

  button {
    min-height: 52px;
    padding: 8px 24px;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-button);
    background: var(--surface);
    font-weight: 600;
    cursor: pointer;
  }

  button:hover {
    border-color: var(--accent);
  }

  button[value='approve'] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
  }

  button[value='approve']:hover {
    background: var(--accent-hover);
  }

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }

  button[value='cancel'],
  button[value='close'] {
    padding: 8px 12px;
    border-color: transparent;
    background: none;
    color: var(--link);
    font-size: 14px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const note = css`
  font-size: 13px;
  color: var(--text-muted);
  text-wrap: balance;
`;
