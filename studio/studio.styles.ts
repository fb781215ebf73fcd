import { css } from '@linaria/core';

/** One column, no wider than its place. */
export const column = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  display: flex;
  flex-wrap: wrap;
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

export const page = css`
  max-width: 1400px;
  margin: 0 auto;
  padding: 24px 16px 80px;

  @media (min-width: 768px) {
    padding: 32px 32px 96px;
  }
`;

export const header = css`
  display: grid;
  gap: 8px;
  padding-bottom: 32px;

  nav {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    color: var(--text-muted);
    font-size: 14px;
  }

  h1 {
    font-size: 32px;
  }

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
  scroll-margin-top: 16px;

  h2 {
    font-size: 20px;
  }

  h3 {
    font-size: 16px;
  }
`;

export const hint = css`
  max-width: 68ch;
  color: var(--text-muted);
  font-size: 14px;
  text-wrap: pretty;
`;

/** Links beside each other, each tall enough for a finger. */
export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
`;

/** Lines of the check. */
export const lines = css`
  ${column}
  gap: 8px;

  code {
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;

export const findings = css`
  margin-bottom: 32px;

  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 16px;
  }
`;

/** A screen at its own size in a frame, scaled down by `--scale`. */
export const scaledFrame = `
  position: relative;
  overflow: hidden;
  border: 1px solid var(--border-strong);
  border-radius: 12px;
  background: var(--surface-raised);

  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    width: var(--width);
    height: var(--height);
    border: 0;
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }
`;

const pressed = `
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 16px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-button);
  font-size: 14px;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;

  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
`;

export const button = css`
  ${pressed}
  background: var(--surface);
  color: var(--text);
  transition: border-color 160ms ease-out;

  &:hover {
    border-color: var(--accent);
  }
`;

export const mainButton = css`
  ${pressed}
  border: 0;
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
