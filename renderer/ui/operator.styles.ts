import { css } from '@linaria/core';

/** One column, no wider than its place. */
export const column = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/** Beside each other, as far as there is room. */
const line = `
  display: flex;
  flex-wrap: wrap;
`;

export const box = `
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

export const muted = `
  color: var(--text-muted);
  font-size: 13px;
`;

export const stack = css`
  ${column}
  gap: 16px;
`;

export const tightStack = css`
  ${column}
  gap: 8px;
`;

export const row = css`
  ${line}
  gap: 8px;
`;

export const card = css`
  ${box}
  align-content: start;
  padding: 16px;
`;

export const detail = css`
  ${muted}
`;

export const hint = css`
  max-width: 68ch;
  color: var(--text-muted);
  font-size: 14px;
  text-wrap: pretty;
`;

export const page = css`
  max-width: 1400px;
  margin: 0 auto;
  padding: 24px 16px 80px;

  h1 {
    font-size: 32px;
  }

  h2 {
    font-size: 20px;
  }

  h3 {
    font-size: 16px;
  }

  @media (min-width: 768px) {
    padding: 32px 32px 96px;
  }
`;

export const header = css`
  ${column}
  gap: 8px;
  padding-bottom: 24px;

  p {
    max-width: 68ch;
    color: var(--text-muted);
    text-wrap: pretty;
  }
`;

export const main = css`
  ${column}
  gap: 48px;
`;

export const section = css`
  ${column}
  gap: 16px;
  align-content: start;
  scroll-margin-top: 16px;
`;

/** Links beside each other, each tall enough for a finger. */
export const links = css`
  ${line}
  gap: 0 20px;
  align-items: center;
  font-size: 14px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }

  a[aria-current] {
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
`;

/** Whether something passes, in green or red. */
export const verdict = css`
  color: var(--success-high);
  font-size: 14px;

  &[data-failed='true'] {
    color: var(--error-high);
    font-weight: 600;
  }
`;

/** On a phone, `data-stacks` shows the cells of a row one below the other. */
export const table = css`
  width: 100%;
  border-spacing: 0;
  font-size: 13px;
  text-align: left;

  th,
  td {
    padding: 8px 16px;
    font-weight: 400;
    overflow-wrap: anywhere;
    vertical-align: top;
  }

  caption,
  thead th {
    color: var(--text-muted);
    text-align: left;
  }

  tbody > tr > * {
    border-top: 1px solid var(--border);
  }

  @media (max-width: 575px) {
    &[data-stacks] thead {
      display: none;
    }

    &[data-stacks] tr {
      display: grid;
      padding: 8px 0;
      border-top: 1px solid var(--border);
    }

    &[data-stacks] tbody > tr > * {
      padding: 0 16px;
      border: 0;
    }
  }
`;

const pressed = `
  ${line}
  align-items: center;
  justify-content: center;
  gap: 0 8px;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-button);
  font-size: 14px;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: border-color 160ms ease-out;

  &:hover {
    border-color: var(--accent);
  }

  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
`;

export const button = css`
  ${pressed}
  background: var(--surface);
  color: var(--text);
`;

export const mainButton = css`
  ${pressed}
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);
`;

export const control = css`
  width: 100%;
  min-height: 44px;
  padding: 8px 12px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--text);
  font-size: 16px;
  font-weight: 400;

  &[aria-invalid='true'] {
    border-color: var(--error-high);
  }
`;

export const label = css`
  ${column}
  gap: 4px;
  font-size: 13px;
  font-weight: 600;
`;
