import { css } from '@linaria/core';
import { raised } from '../../ui/raised.styles';

export const split = css`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;

  input[type='range'] {
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: var(--accent);
    cursor: pointer;
    border-radius: var(--radius-control);
  }

  input[type='range']:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;

export const slider = css`
  display: grid;
  font-weight: 600;
`;

export const summary = css`
  padding: 12px 16px;
  ${raised}
  font-variant-numeric: tabular-nums;
`;
