import { css } from '@linaria/core';
import { screenOnly } from './paper.styles';

/* Left-aligned: centred lines would move when the brand's font arrives. */
export const head = css`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding-top: 8px;

  h1 {
    font-size: 24px;
  }

  p {
    color: var(--text-muted);
    text-wrap: pretty;
  }

  p strong {
    color: var(--text);
  }
`;

export const mark = css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin-bottom: 8px;
  /* Round, unless the brand uses square corners. */
  border-radius: calc(var(--radius-control) * 8);

  /* Without its background it aligns with the text below. */
  @media print {
    place-items: start;
    height: auto;
  }

  &[data-tone='calm'] {
    ${screenOnly}
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }

  &[data-tone='success'] {
    background: var(--success-low);
    color: var(--success-high);
  }

  &[data-tone='alert'] {
    background: var(--alert-low);
    color: var(--alert-high);
  }

  &[data-tone='error'] {
    background: var(--error-low);
    color: var(--error-high);
  }
`;
