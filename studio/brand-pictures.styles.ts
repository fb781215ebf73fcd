import { css } from '@linaria/core';
import { muted } from '../renderer/ui/operator.styles';

export const pictures = css`
  --phone: 148px;
  --scale: 0.3947;

  display: grid;
  grid-template-columns: repeat(auto-fill, var(--phone));
  gap: 8px;

  p {
    ${muted}
    padding-top: 8px;
  }

  @media (min-width: 768px) {
    &[data-large='true'] {
      --phone: 188px;
      --scale: 0.5013;
    }
  }
`;
