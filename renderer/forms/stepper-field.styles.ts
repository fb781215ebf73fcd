import { css } from '@linaria/core';

export const stepper = css`
  display: grid;
  grid-template-columns: 52px minmax(64px, 96px) 52px;
  gap: 8px;

  button {
    display: grid;
    place-items: center;
    min-height: 52px;
    border: var(--border-width) solid var(--border-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: var(--text);
    transition: border-color 160ms ease-out;
  }

  @media (hover: hover) {
    button:hover:not([aria-disabled='true']) {
      border-color: var(--accent);
    }
  }

  button[aria-disabled='true'] {
    color: var(--text-muted);
    border-color: var(--border);
    cursor: default;
  }

  input {
    padding: 0 8px;
    font-weight: 700;
    font-size: 20px;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
`;
