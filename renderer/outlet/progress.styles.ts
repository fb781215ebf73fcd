import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';

export const progressBar = css`
  ${screenOnly}
  padding: 0 16px 16px;
  display: grid;
  gap: 8px;

  p {
    font-size: 13px;
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }

  /* Reserves the bar's space until it is shown. */
  > div {
    height: 4px;
    border-radius: min(var(--radius-control), 2px);
    background: var(--accent-soft);
  }

  progress {
    appearance: none;
    display: block;
    width: 100%;
    height: 4px;
    border: 0;
    border-radius: min(var(--radius-control), 2px);
    overflow: hidden;
    background: var(--accent-soft);
    color: var(--accent);

    &::-webkit-progress-bar {
      background: var(--accent-soft);
    }

    &::-webkit-progress-value {
      background: var(--accent);
      border-radius: inherit;
    }

    &::-moz-progress-bar {
      background: var(--accent);
    }

    @media (forced-colors: active) {
      border: 1px solid CanvasText;

      &::-webkit-progress-value {
        background: Highlight;
        forced-color-adjust: none;
      }

      &::-moz-progress-bar {
        background: Highlight;
        forced-color-adjust: none;
      }
    }
  }

  @media (min-width: 426px) {
    padding: 0 32px 16px;
  }
`;
