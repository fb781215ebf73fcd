import { css } from '@linaria/core';

export const chooser = css`
  display: grid;
  gap: 8px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;

  legend {
    margin-bottom: 12px;
    padding: 0;
    font-weight: 600;
  }
`;

/** A choice as a card around its radio button. */
export const radioCard = `
  display: grid;
  min-height: 64px;
  border: var(--border-width) solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  cursor: pointer;
  line-height: 1.35;
  transition: border-color 160ms ease-out, background-color 160ms ease-out;

  @media (hover: hover) {
    &:hover:not(:has(input:disabled)) {
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

  input {
    appearance: none;
    width: 20px;
    height: 20px;
    margin: 0;
    border: 2px solid var(--border-strong);
    border-radius: 50%;
    background: var(--surface);
    outline: none;
  }

  input:checked {
    border: 6px solid var(--accent);
  }

  small {
    font-size: 13px;
    color: var(--text-muted);
  }

  &:has(input:checked) small {
    color: inherit;
  }

  /* Readable, because the reason stands inside. */
  &:has(input:disabled) {
    border-style: dashed;
    background: transparent;
    color: var(--text-muted);
    cursor: default;
  }
`;

export const option = css`
  ${radioCard}
  grid-template-columns: 20px 24px 1fr;
  align-items: center;
  gap: 12px;
  padding: 10px 16px;

  span {
    display: grid;
  }
`;

export const legend = css`
  margin-bottom: 4px;
  font-weight: 600;
`;
