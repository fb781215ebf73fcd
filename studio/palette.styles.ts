import { css } from '@linaria/core';
import { box } from '../renderer/ui/operator.styles';

export const roles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 8px;

  li {
    display: flex;
    align-items: flex-start;
    gap: 8px;
    font-size: 13px;
    line-height: 1.3;
  }

  svg {
    flex: none;
  }

  code,
  small {
    display: block;
    color: var(--text-muted);
    font-size: 12px;
  }
`;

export const pairs = css`
  ${box}
  font-variant-numeric: tabular-nums;

  caption {
    padding-bottom: 8px;
  }

  tbody th {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  tr[data-failed='true'] {
    background: var(--error-low);
    color: var(--error-high);
  }
`;
