import { css } from '@linaria/core';

export const steps = css`
  display: grid;
  gap: 16px;
  counter-reset: step;

  li {
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: 12px;
    align-items: start;
    counter-increment: step;
  }

  li::before {
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 50%;
    background: var(--accent-soft);
    color: var(--on-accent-soft);
    content: counter(step);
    font-size: 14px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  justify-content: center;

  > a {
    display: inline-flex;
    align-items: center;
  }
`;
