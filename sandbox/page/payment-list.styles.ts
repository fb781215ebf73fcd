import { css } from '@linaria/core';
import { box, button, mainButton, muted } from './sandbox.styles';

export const list = css`
  display: grid;
  gap: 8px;
`;

export const item = css`
  ${box}
  display: grid;
  grid-template: 'what sum' 'who who' 'state when' 'actions actions' / minmax(0, 1fr) auto;
  gap: 4px 16px;
  padding: 16px;

  > div {
    display: grid;
    align-content: start;
    gap: 2px;
    overflow-wrap: anywhere;
  }

  span,
  time,
  code {
    ${muted}
  }

  @media (min-width: 768px) {
    grid-template:
      'what sum state when' auto
      'who sum state when' auto
      'actions actions actions actions' auto
      / minmax(0, 3fr) minmax(0, 2fr) minmax(0, 2fr) 136px;
  }
`;

export const what = css`
  grid-area: what;
`;

export const who = css`
  grid-area: who;
`;

export const sum = css`
  grid-area: sum;
  justify-items: end;
  text-align: right;
  font-variant-numeric: tabular-nums;

  @media (max-width: 767px) {
    [data-scheduled] {
      max-width: 136px;
    }
  }

  @media (min-width: 768px) {
    justify-items: start;
    text-align: left;
  }
`;

export const state = css`
  grid-area: state;
  justify-items: start;
`;

export const when = css`
  grid-area: when;
  justify-items: end;
  font-variant-numeric: tabular-nums;
`;

export const badge = css`
  padding: 1px 10px;
  border-radius: 999px;
  border: 1px solid var(--border);
  font-weight: 600;

  &[data-status='paid'] {
    border-color: transparent;
    background: var(--success-low);
    color: var(--success-high);
  }

  &[data-status='pending'],
  &[data-status='processing'] {
    border-color: transparent;
    background: var(--alert-low);
    color: var(--alert-high);
  }

  &[data-status='refused'] {
    border-color: transparent;
    background: var(--error-low);
    color: var(--error-high);
  }
`;

export const actions = css`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;
  padding-top: 12px;
  border-top: 1px solid var(--border);

  button {
    ${button}
    flex: 1;
    white-space: nowrap;
  }

  button[value='paid'] {
    ${mainButton}
    flex: 1 0 100%;
  }

  @media (min-width: 768px) {
    button,
    button[value='paid'] {
      flex: 0 0 auto;
    }
  }
`;
