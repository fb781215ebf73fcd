import { css } from '@linaria/core';
import { button, mainButton } from './sandbox.styles';

export const page = css`
  display: grid;
  gap: 16px;
  max-width: 420px;
  margin: 0 auto;
  padding: 64px 16px;

  h1 {
    font-size: 32px;
  }
`;

export const form = css`
  display: grid;
  gap: 8px;

  label {
    font-weight: 600;
  }

  input {
    min-height: 52px;
    padding: 8px 16px;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-button);
    background: var(--surface);
    color: var(--text);
  }

  button {
    ${button}
    ${mainButton}
    min-height: 52px;
    font-size: 16px;
  }
`;
