import { css } from '@linaria/core';

export const mark = css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border-radius: 50%;
  background: var(--alert-low);
  color: var(--alert-high);
`;

export const actions = css`
  display: grid;
  gap: 12px;
`;

export const reference = css`
  font-size: 13px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
`;
