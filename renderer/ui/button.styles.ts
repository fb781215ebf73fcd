import { css } from '@linaria/core';
import { screenOnly } from './paper.styles';
import { ring } from './spinner.styles';

export const mainButton = css`
  ${screenOnly}
  display: flex;
  align-items: center;
  justify-content: center;
  width: 100%;
  min-height: 52px;
  padding: 6px 22px;
  /* Visible in forced-colors mode. */
  border: 2px solid transparent;
  border-radius: var(--radius-button);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 16px;
  font-weight: 700;
  text-align: center;
  text-decoration: none;
  transition: background-color 160ms ease-out, transform 120ms ease-out;

  @media (hover: hover) {
    &:hover {
      background: var(--accent-hover);
    }
  }

  &:active {
    transform: scale(0.99);
  }

  &[data-busy='true'] {
    cursor: progress;
  }

  /* Pressed before hydration: stored, and sent as soon as possible. */
  :root[data-pressed] &[type='submit']::after {
    content: '';
    margin-left: 10px;
    ${ring}
  }

  @keyframes spin {
    to {
      transform: rotate(360deg);
    }
  }
`;

/** The second button of a step, beside the main one. */
export const outlineButton = css`
  ${screenOnly}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: 100%;
  min-height: 52px;
  padding: 8px 24px;
  border: var(--border-width) solid var(--border-strong);
  border-radius: var(--radius-button);
  background: var(--surface);
  color: var(--text);
  font-weight: 600;
  text-decoration: none;
  transition: border-color 160ms ease-out, transform 120ms ease-out;

  @media (hover: hover) {
    &:hover {
      border-color: var(--accent);
    }
  }

  &:active {
    transform: scale(0.99);
  }
`;

/** Buttons one below the other. */
export const buttonStack = css`
  display: grid;
  gap: 12px;
`;

export const content = css`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-variant-numeric: tabular-nums;
`;

export const textButton = css`
  min-height: 44px;
  padding: 8px;
  color: var(--link);
  font-size: 14px;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;
