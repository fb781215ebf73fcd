import { css } from '@linaria/core';
import { column } from './studio.styles';

export const flow = css`
  ${column}
  gap: 12px;
`;

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
  flex: 0 1 auto;
  min-width: 0;
  overflow-x: auto;

  svg {
    max-width: none;
  }
`;

export const edge = css`
  fill: none;
  stroke: var(--border-strong);
  stroke-width: 1.5;

  &[data-kind='answer'] {
    stroke-dasharray: 5 4;
  }
`;

export const head = css`
  fill: var(--border-strong);
`;

export const node = css`
  rect {
    fill: var(--surface-raised);
    stroke: var(--border-strong);
  }

  text {
    fill: var(--text);
    font-size: 14px;
    font-weight: 600;
  }
`;

export const detail = css`
  &&& {
    fill: var(--text-muted);
    font-size: 12px;
    font-weight: 400;
  }
`;

export const steps = css`
  flex: 1 1 280px;
  display: grid;
  align-content: start;
  gap: 4px;
  font-size: 14px;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 10px;
    color: var(--text-muted);
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
  }
`;
