import { css } from '@linaria/core';

/** A field does not move when an error appears: the line below it always has the same height. */
export const field = css`
  display: grid;
  gap: 6px;
  align-content: start;
  min-width: 0;
`;

export const label = css`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  font-size: 14px;
  font-weight: 600;
`;

export const optional = css`
  font-weight: 400;
  color: var(--text-muted);
`;

export const control = css`
  width: 100%;
  min-height: 52px;
  /* Space for content at the end; longer text is cut before it. */
  padding: 0 36px 0 16px;
  text-overflow: ellipsis;
  border: var(--border-width) solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--text);
  font-size: 16px;
  transition: border-color 160ms ease-out, box-shadow 160ms ease-out;
  appearance: none;

  &::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }

  @media (hover: hover) {
    &:hover:not(:disabled, [aria-invalid='true']) {
      border-color: var(--text-muted);
    }
  }

  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-color: var(--accent);
  }

  &[aria-invalid='true'] {
    border-color: var(--error-high);
    box-shadow: inset 0 0 0 1px var(--error-high);
  }

  &:disabled {
    background: var(--surface-raised);
    color: var(--text-muted);
  }
`;

export const box = css`
  position: relative;
`;

/** Content at the end of a control: a tick, a card company, a chevron. */
export const adornment = css`
  position: absolute;
  inset: 0 14px 0 auto;
  display: flex;
  align-items: center;
  gap: 8px;
  pointer-events: none;
  color: var(--text-muted);
`;

export const tick = css`
  color: var(--success-high);
`;

/** Keeps the hint close to the label. */
export const hint = css`
  margin-top: -4px;
  font-size: 13px;
  line-height: calc(18 / 13);
  color: var(--text-muted);
`;

/* Nearer to its control than to the next label. */
export const error = css`
  min-height: calc(18em / 13);
  margin-top: -2px;
  display: grid;
  grid-template-columns: 16px 1fr;
  gap: 6px;
  font-size: 13px;
  line-height: calc(18 / 13);
  color: var(--error-high);

  svg {
    margin-top: 1px;
  }
`;

export const checkRow = css`
  display: grid;
  grid-template-columns: 24px 1fr;
  gap: 12px;
  align-items: start;
  min-height: 44px;
  padding: 10px 0;
  font-size: 14px;
  cursor: pointer;
`;

export const checkBox = css`
  appearance: none;
  width: 24px;
  height: 24px;
  margin: 0;
  border: var(--border-width) solid var(--border-strong);
  border-radius: min(var(--radius-control), 6px);
  background: var(--surface);
  display: grid;
  place-items: center;
  cursor: pointer;

  &::after {
    content: '';
    width: 12px;
    height: 6px;
    margin-top: -3px;
    border: solid var(--on-accent);
    border-width: 0 0 2px 2px;
    rotate: -45deg;
    opacity: 0;
  }

  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }

  &:checked::after {
    opacity: 1;
  }

  &[aria-invalid='true'] {
    border-color: var(--error-high);
    box-shadow: inset 0 0 0 1px var(--error-high);
  }
`;
