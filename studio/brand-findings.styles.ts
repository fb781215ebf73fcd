import { css } from '@linaria/core';
import { column } from './studio.styles';

export const summary = css`
  ${column}
  gap: 4px;

  code {
    display: -webkit-box;
    overflow: hidden;
    font-size: 13px;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;

export const verdict = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--text-muted);
  font-size: 14px;

  &[data-failed='true'] {
    color: var(--error-high);
    font-weight: 600;

    a {
      color: inherit;
    }
  }
`;
