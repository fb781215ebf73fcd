import { css } from '@linaria/core';
import { screenOnly } from '../../renderer/ui/paper.styles';
import { raised } from '../../renderer/ui/raised.styles';

export const offer = css`
  ${screenOnly}
  display: grid;
  gap: 12px;
  padding: 16px;
  ${raised}

  h2 {
    font-size: 20px;
  }
`;
