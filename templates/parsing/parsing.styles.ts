import { css } from '@linaria/core';

export const door = css`
  display: grid;
  gap: 24px;
  justify-items: center;
  padding: 48px 0 24px;
  text-align: center;
`;

/** The animation's own ground: the overlay's colour, for some are drawn in white. */
export const stage = css`
  display: grid;
  place-items: center;
  width: 160px;
  height: 160px;
  border-radius: var(--radius-card);
  background: var(--overlay);
`;

/** Shown to a buyer who is still here after a moment. It keeps its place from the start. */
export const late = css`
  width: 100%;
  animation: appear 160ms ease-out 1500ms both;

  @keyframes appear {
    from {
      visibility: hidden;
      opacity: 0;
    }
    to {
      visibility: visible;
      opacity: 1;
    }
  }
`;
