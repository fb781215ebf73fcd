import { css } from '@linaria/core';

export const list = css`
  display: grid;
  gap: 24px;
  border-radius: var(--radius-control);

  /* Room of the error, which belongs to the list. */
  > :last-child {
    margin-top: -16px;
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 4px;
  }
`;

export const group = css`
  display: grid;
  gap: 8px;

  h2 {
    font-size: 16px;
  }
`;

export const option = css`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 2px 12px;
  min-height: 64px;
  padding: 12px 16px;
  border: var(--border-width) solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  cursor: pointer;
  line-height: 1.35;
  transition: border-color 160ms ease-out, background-color 160ms ease-out;

  @media (hover: hover) {
    &:hover:not([data-sold-out='true']) {
      border-color: var(--accent);
    }
  }

  &:has(input:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }

  &:has(input:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  &[data-sold-out='true'] {
    border-style: dashed;
    background: none;
    color: var(--text-muted);
    cursor: not-allowed;
  }

  input {
    appearance: none;
    grid-row: 1 / span 2;
    width: 20px;
    height: 20px;
    margin: 1px 0 0;
    border: 2px solid var(--border-strong);
    border-radius: 50%;
    background: var(--surface);
    outline: none;
  }

  input:checked {
    border: 6px solid var(--accent);
  }

  input:disabled {
    border-color: var(--border);
  }

  > :not(input) {
    grid-column: 2;
    min-width: 0;
  }

  > strong::first-letter {
    text-transform: uppercase;
  }

  small {
    font-size: 13px;
    color: var(--text-muted);
  }

  &:has(input:checked) small {
    color: inherit;
  }
`;

/** A row begins with its label. Its figure stands at the end, or below where both have no room. */
export const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 2px 12px;
  font-variant-numeric: tabular-nums;

  > :last-child {
    margin-inline-start: auto;
    font-size: 14px;
  }

  small[data-few='true'] {
    font-weight: 600;
    color: var(--alert-high);
  }
`;

export const nothing = css`
  display: grid;
  justify-items: start;
  gap: 4px;

  button {
    margin-left: -8px;
  }
`;

export const count = css`
  min-height: 18px;
  font-size: 13px;
  color: var(--text-muted);
`;
