import { css } from '@linaria/core';

/** A step: groups 24 px apart. */
export const stepBody = css`
  display: grid;
  gap: 24px;
  align-content: start;

  > [aria-live]:empty {
    position: absolute;
  }
`;

/** Heading and the sentence below it. */
export const stepHead = css`
  display: grid;
  gap: 8px;

  h1 {
    font-size: 24px;
  }

  p {
    color: var(--text-muted);
  }
`;

/** Fields of a form. A hint is nearer to its own control than to the next label. */
export const fieldGroup = css`
  display: grid;
  gap: 12px;
`;

/** Two fields side by side; below each other on the narrowest phones. */
export const fieldPair = css`
  display: grid;
  gap: 12px 16px;
  grid-template-columns: 1fr;

  @media (min-width: 375px) {
    grid-template-columns: 1fr 1fr;
  }
`;
