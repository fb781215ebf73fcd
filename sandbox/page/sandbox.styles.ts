import { css } from '@linaria/core';
import { box, muted } from '../../renderer/ui/operator.styles';

export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 40px 24px;
  align-items: start;
`;

export const records = css`
  ${box}

  li {
    ${muted}
    padding: 12px 16px;
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 1px solid var(--border);
  }

  p:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }

  strong {
    color: var(--text);
    font-size: 16px;
  }
`;

/** Values that one click selects. */
export const copied = css`
  ${box}

  code {
    padding: 2px 6px;
    border-radius: 4px;
    background: var(--surface-raised);
    font-size: 14px;
    user-select: all;
    cursor: copy;
  }
`;

/** A payment: facts beside each other, buttons below. */
export const payment = css`
  ${box}
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 16px;

  > div {
    flex: 1 1 136px;
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 2px;
    overflow-wrap: anywhere;
  }

  > :first-child {
    flex-grow: 2;
  }

  span,
  time,
  code {
    ${muted}
  }

  form {
    flex: 1 0 100%;
    margin-top: 8px;
    padding-top: 12px;
    border-top: 1px solid var(--border);
  }

  button {
    flex: 1 0 auto;
    max-width: 220px;
  }
`;

export const badge = css`
  && {
    padding: 1px 10px;
    border: 1px solid var(--border);
    border-radius: 999px;
    font-weight: 600;
  }

  &&[data-status='paid'] {
    background: var(--success-low);
    color: var(--success-high);
  }

  &&[data-status='pending'],
  &&[data-status='processing'] {
    background: var(--alert-low);
    color: var(--alert-high);
  }

  &&[data-status='refused'] {
    background: var(--error-low);
    color: var(--error-high);
  }
`;

/** A page with one form. */
export const formPage = css`
  display: grid;
  align-content: start;
  gap: 16px;
  width: 100%;
  max-width: 420px;
  margin: 0 auto;
  padding: 32px 16px;

  h1 {
    font-size: 24px;
  }

  @media (min-width: 576px) {
    ${box}
    margin: 64px auto;
    padding: 32px;
    box-shadow: var(--shadow);
  }
`;

export const amount = css`
  ${box}
  display: grid;
  padding: 20px 16px;
  background: var(--surface-raised);
  overflow-wrap: anywhere;

  strong {
    font-size: 32px;
    line-height: 1.2;
  }
`;
