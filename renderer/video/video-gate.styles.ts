import { css } from '@linaria/core';

export const gate = css`
  display: grid;
  gap: 8px;

  > p {
    /* Two lines: the texts that take each other's place have one or two. */
    min-height: 42px;
    font-size: 14px;
    color: var(--text-muted);
    text-align: center;
    text-wrap: balance;
  }

  > p:empty {
    position: absolute;
  }
`;

/** As high as the button that takes its place. */
export const wait = css`
  display: grid;
  align-content: center;
  gap: 8px;
  min-height: 52px;
  padding: 6px 22px;
  border: var(--border-width) solid var(--border);
  border-radius: var(--radius-button);
  background: var(--surface-raised);
  text-align: center;

  p {
    font-size: 14px;
    font-weight: 600;
    line-height: 1.2;
    font-variant-numeric: tabular-nums;
  }

  progress {
    appearance: none;
    width: 100%;
    height: 4px;
    overflow: hidden;
    border: 0;
    border-radius: 2px;
    background: var(--border);

    &::-webkit-progress-bar {
      background: var(--border);
    }

    &::-webkit-progress-value {
      background: var(--accent);
      transition: inline-size 300ms linear;
    }

    &::-moz-progress-bar {
      background: var(--accent);
    }
  }
`;

export const summary = css`
  display: grid;
  gap: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--border);

  h2 {
    font-size: 18px;
  }
`;
