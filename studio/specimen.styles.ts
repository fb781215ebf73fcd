import { css } from '@linaria/core';

export const page = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 16px;
  max-width: 960px;
  margin: 0 auto;
  padding: 16px;
`;

export const sheet = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  align-content: start;
  padding: 24px;
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);

  h1 {
    font-size: 32px;
  }

  h2 {
    font-size: 24px;
  }

  h3 {
    font-size: 20px;
  }
`;

export const note = css`
  color: var(--text-muted);
  font-size: 13px;
`;

export const small = css`
  font-size: 14px;
`;

export const figures = css`
  display: grid;
  justify-content: start;
  font-size: 20px;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const box = `
  padding: 12px 16px;
  border-radius: var(--radius-card);
  font-size: 14px;
`;

export const control = css`
  ${box}
  border: var(--border-width) solid var(--border-strong);
  border-radius: var(--radius-control);
  font-size: 16px;
`;

export const button = css`
  ${box}
  border-radius: var(--radius-button);
  background: var(--accent);
  color: var(--on-accent);
  font-size: 16px;
  font-weight: 700;
  text-align: center;
`;

export const raised = css`
  ${box}
  border: var(--border-width) solid var(--border);
  background: var(--surface-raised);
  box-shadow: var(--shadow);
`;

export const selected = css`
  ${box}
  border: var(--border-width) solid var(--accent);
  background: var(--accent-soft);
  color: var(--on-accent-soft);
`;

export const success = css`
  ${box}
  background: var(--success-low);
  color: var(--success-high);
`;

export const alert = css`
  ${box}
  background: var(--alert-low);
  color: var(--alert-high);
`;

export const error = css`
  ${box}
  background: var(--error-low);
  color: var(--error-high);
`;

export const overlay = css`
  ${box}
  background: var(--overlay);
  color: var(--on-overlay);
`;
