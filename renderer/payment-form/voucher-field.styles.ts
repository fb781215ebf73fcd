import { css } from '@linaria/core';

export const voucher = css`
  display: grid;
  gap: 6px;

  label {
    font-size: 14px;
    font-weight: 600;
  }
`;

export const row = css`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px;

  button {
    width: auto;
    padding: 0 20px;
  }
`;

export const open = css`
  display: flex;
  align-items: center;
  gap: 8px;
  justify-self: start;
  min-height: 44px;
  text-decoration: underline;
  color: var(--link);
`;

export const applied = css`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);

  p {
    display: grid;
    gap: 2px;
    font-size: 14px;
  }

  strong {
    color: var(--success-high);
  }

  button {
    justify-self: start;
  }
`;

export const reason = css`
  min-height: 20px;
  font-size: 14px;
  color: var(--error-high);
`;
