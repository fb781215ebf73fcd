import { css } from '@linaria/core';
import { box, muted } from '../renderer/ui/operator.styles';

export const group = css`
  ${box}

  summary {
    min-height: 48px;
    padding: 12px 16px;
    font-weight: 600;
    cursor: pointer;
  }

  summary span {
    ${muted}
    font-weight: 400;
  }

  td:last-child {
    width: 34%;
    color: var(--text-muted);
  }
`;
