import { css } from '@linaria/core';

export const combobox = css`
  position: relative;

  input[aria-disabled='true'] {
    background: var(--surface-raised);
    border-color: var(--border);
    color: var(--text-muted);
    cursor: default;
  }
`;

/** Covers the content below: nothing moves when the list opens. */
export const popup = css`
  position: absolute;
  inset: calc(100% + 6px) 0 auto;
  z-index: 1;
  max-height: min(308px, 45vh);
  overflow-y: auto;
  overscroll-behavior: contain;
  scroll-margin: 16px;
  padding: 4px;
  border: var(--border-width) solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  box-shadow: 0 8px 24px rgb(0 0 0 / 0.16);

  &[hidden] {
    display: none;
  }
`;

/** Minimum touch height. The browser lays out only the visible options of a long list. */
export const option = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  text-align: start;
  border-radius: max(0px, calc(var(--radius-control) - 4px));
  content-visibility: auto;
  contain-intrinsic-height: auto 44px;
  scroll-margin: 4px;

  &[aria-selected='true'] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }

  &[data-chosen='true'] {
    font-weight: 600;
  }

  svg {
    flex: none;
  }
`;

export const nothing = css`
  padding: 12px;
  color: var(--text-muted);
`;
