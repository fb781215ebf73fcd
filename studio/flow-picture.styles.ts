import { css } from '@linaria/core';

export const entries = css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;

  li {
    padding: 2px 8px;
    border-radius: 4px;
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    font-size: 13px;
  }
`;

export const body = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 32px;
`;

export const canvas = css`
  min-width: 0;
  overflow-x: auto;

  svg {
    max-width: none;
    fill: var(--text-muted);
    font-size: 12px;
  }

  path[data-kind] {
    fill: none;
    stroke: var(--border-strong);
    stroke-width: 1.5;
  }

  path[data-kind='answer'] {
    stroke-dasharray: 5 4;
  }

  marker {
    fill: var(--border-strong);
  }

  rect {
    fill: var(--surface-raised);
    stroke: var(--border-strong);
  }

  rect + text {
    fill: var(--text);
    font-size: 14px;
    font-weight: 600;
  }
`;

export const steps = css`
  flex: 1 1 280px;
  display: grid;
  align-content: start;
  gap: 4px;
  color: var(--text-muted);
  font-size: 14px;

  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    line-height: calc(32 / 14);
  }
`;
