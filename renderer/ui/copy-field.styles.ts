import { css } from '@linaria/core';

export const box = css`
  width: 100%;
  display: grid;
  gap: 8px;

  label {
    font-size: 14px;
    font-weight: 600;
  }

  textarea {
    width: 100%;
    padding: 10px 12px;
    border: var(--border-width) solid var(--border-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    font: 400 13px / 1.45 ui-monospace, monospace;
    resize: none;
    field-sizing: content;
    overflow-wrap: anywhere;
    /* A slip's line wraps between two groups near its middle, not before the last one. */
    text-wrap: balance;
  }
`;

/** Instruction to the buyer, styled as a line of the field, not as an error. */
export const byHand = css`
  font-size: 14px;
  font-weight: 600;
`;
