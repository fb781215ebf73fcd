import { css } from '@linaria/core';
import { radioCard } from '../../renderer/forms/radio-cards.styles';

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
  ${radioCard}
  grid-template-columns: 20px 1fr;
  gap: 2px 12px;
  padding: 12px 16px;

  input {
    grid-row: 1 / span 2;
    margin: 1px 0 0;
  }

  input:disabled {
    border-color: var(--border);
  }

  &:has(input:disabled) {
    cursor: not-allowed;
  }

  > :not(input) {
    grid-column: 2;
    min-width: 0;
  }

  > strong::first-letter {
    text-transform: uppercase;
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
