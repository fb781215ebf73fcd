import { css } from '@linaria/core';
import { box, button, mainButton, muted } from './sandbox.styles';

export const page = css`
  display: grid;
  align-content: start;
  justify-items: center;
  min-height: 100vh;
  min-height: 100dvh;

  @media (min-width: 576px) {
    padding: 64px 16px;
  }
`;

export const card = css`
  width: 100%;
  max-width: 420px;
  display: grid;
  gap: 16px;
  padding: 32px 16px;
  text-align: center;

  h1 {
    font-size: 24px;
  }

  @media (min-width: 576px) {
    ${box}
    padding: 32px;
    box-shadow: var(--shadow);
  }
`;

export const bank = css`
  ${muted}
`;

export const amount = css`
  ${box}
  display: grid;
  gap: 4px;
  padding: 20px 16px;
  background: var(--surface-raised);

  strong {
    font-size: 32px;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }

  span {
    ${muted}
    overflow-wrap: anywhere;
  }
`;

export const actions = css`
  display: grid;
  gap: 8px;

  button {
    ${button}
    min-height: 52px;
    padding: 8px 24px;
    font-size: 16px;
  }

  button[value='approve'] {
    ${mainButton}
  }

  p {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
  }

  p button {
    padding: 8px 12px;
    border-color: transparent;
    background: none;
    color: var(--link);
    font-size: 14px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const note = css`
  color: var(--text-muted);
  font-size: 13px;
  text-wrap: balance;
`;
