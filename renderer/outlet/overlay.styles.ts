import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';

export const overlay = css`
  ${screenOnly}
  position: fixed;
  inset: 0;
  z-index: 2;
  display: grid;
  place-items: center;
  align-content: center;
  gap: 16px;
  padding: 32px;
  color: var(--on-overlay);
  text-align: center;
  font-weight: 600;
  animation: appear 160ms ease-out;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--overlay);
    opacity: 0.8;
  }

  /* Edge for a button of the overlay's colour below it. */
  span {
    padding: 8px 16px;
    border: 1px solid;
    border-radius: var(--radius-button);
    background: var(--overlay);
  }

  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
