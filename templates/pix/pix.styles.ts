import { css } from '@linaria/core';
import { paperOnly, screenOnly } from '../../renderer/ui/paper.styles';
import { raised } from '../../renderer/ui/raised.styles';

export const charge = css`
  display: grid;
  gap: 16px;
  justify-items: center;
  padding: 20px 16px;
  ${raised}

  > * {
    max-width: 100%;
  }

  /* A phone cannot scan its own screen, so the copyable code comes first. Moving parts never take the focus. */
  @media (max-width: 575px) {
    > [data-qr] {
      order: 1;
    }
  }

  &[data-over='true'] {
    > [data-qr] {
      opacity: 0.35;

      @media print {
        opacity: 1;
      }
    }

    textarea {
      color: var(--text-muted);
    }
  }

  /* The remaining time, on paper as a point in time. */
  small {
    ${paperOnly}
    font-size: 14px;
  }

  /* A code may wrap at any character, not only at a space. */
  textarea {
    word-break: break-all;
  }
`;

export const amount = css`
  display: grid;
  justify-items: center;
  text-align: center;
  font-variant-numeric: tabular-nums;

  span {
    font-size: 13px;
    color: var(--text-muted);
  }

  strong {
    font-family: var(--font-heading);
    font-size: 32px;
    line-height: 1.2;
  }
`;

export const time = css`
  ${screenOnly}
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: 14px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;

  strong {
    min-width: 44px;
    color: var(--text);
  }

  &[data-last='true'] strong {
    color: var(--error-high);
  }
`;

export const waiting = css`
  ${screenOnly}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 52px;
  font-weight: 600;
`;
