import { css } from '@linaria/core';
import { raised } from '../../renderer/ui/raised.styles';

export const fixedUnit = css`
  display: grid;
  grid-template-columns: 20px 1fr;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: 16px;
  ${raised}

  svg {
    color: var(--link);
  }
`;
