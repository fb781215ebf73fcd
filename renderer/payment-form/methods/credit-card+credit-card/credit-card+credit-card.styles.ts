import { css } from '@linaria/core';
import { raised } from '../../../ui/raised.styles';

/** One card of the two: a section of its own, numbered. */
export const card = css`
  display: grid;
  gap: inherit;
  margin: 0 0 24px;
  padding: 0;
  border: 0;
  min-width: 0;

  legend {
    display: flex;
    align-items: center;
    gap: 10px;
    margin-bottom: 16px;
    padding: 0;
    font-weight: 600;
  }
`;

export const number = css`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--accent-soft);
  color: var(--on-accent-soft);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;

export const summary = css`
  display: grid;
  gap: 4px;
  padding: 12px 16px;
  ${raised}
  font-variant-numeric: tabular-nums;

  small {
    font-size: 13px;
    color: var(--text-muted);
  }
`;
