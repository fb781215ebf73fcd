import { css } from '@linaria/core';

/** High enough for the words of every state, so that nothing below jumps when the answer comes. */
export const body = css`
  display: grid;
  gap: 24px;
  align-content: start;
  min-height: 360px;
  padding-top: 24px;
`;

export const head = css`
  display: grid;
  justify-items: center;
  gap: 8px;
  text-align: center;

  h1 {
    font-size: 24px;
  }

  p {
    color: var(--text-muted);
    text-wrap: balance;
  }

  p strong {
    color: var(--text);
  }
`;

export const mark = css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin-bottom: 8px;
  border-radius: 50%;

  &[data-tone='calm'] {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }

  &[data-tone='success'] {
    background: var(--success-low);
    color: var(--success-high);
  }

  &[data-tone='alert'] {
    background: var(--alert-low);
    color: var(--alert-high);
  }

  &[data-tone='error'] {
    background: var(--error-low);
    color: var(--error-high);
  }
`;

export const amount = css`
  display: flex;
  justify-content: space-between;
  gap: 16px;
  padding: 16px;
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface-raised);
  font-variant-numeric: tabular-nums;

  span {
    color: var(--text-muted);
  }
`;

export const note = css`
  font-size: 14px;
  color: var(--text-muted);
  text-align: center;
  text-wrap: pretty;
`;
