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
    text-wrap: pretty;
  }
`;

/** Line above a heading: the partner and its step. */
export const eyebrow = css`
  font-size: 14px;
  font-weight: 600;
  color: var(--text-muted);
`;

/** Fields of a form. */
export const fieldGroup = css`
  display: grid;
  gap: 16px;
`;

/** Two fields side by side with aligned controls; stacked on the narrowest phones. */
export const fieldPair = css`
  display: grid;
  gap: 16px;
  grid-template-columns: 1fr;

  @media (min-width: 375px) {
    grid-template-columns: 1fr 1fr;

    > * {
      grid-row: span 4;
      grid-template-rows: subgrid;
    }
  }
`;

/** Notice in place of something that is unavailable. */
export const notice = css`
  padding: 16px;
  border-radius: var(--radius-card);
  background: var(--alert-low);
  color: var(--alert-high);

  /* Print has no background. */
  @media print {
    border: 1px solid;
  }
`;
