import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';
import { raised } from '../ui/raised.styles';

export const receipt = css`
  display: grid;
  gap: 12px;
  padding: 16px;
  ${raised}

  p {
    display: grid;
  }

  p span,
  dt {
    font-size: 14px;
    color: var(--text-muted);
  }

  dl {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: baseline;
    gap: 8px 16px;
    padding-top: 12px;
    border-top: 1px solid var(--border);
    font-variant-numeric: tabular-nums;
  }

  dd {
    text-align: right;
  }

  small {
    display: block;
    font-size: 14px;
    color: var(--text-muted);
  }
`;

export const code = css`
  font-family: ui-monospace, monospace;
  font-size: 14px;
  letter-spacing: 0.04em;

  /* The buyer tells it to a seller, or writes it on paper. */
  &[data-told='true'] {
    font-size: 20px;
    font-weight: 700;
  }
`;

export const next = css`
  font-size: 20px;
`;

export const celebration = css`
  ${screenOnly}
  position: fixed;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;
