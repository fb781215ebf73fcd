import { css } from '@linaria/core';

export const help = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 20px;
  margin-top: 8px;

  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration: underline;
    color: inherit;
    font-weight: 600;
  }

  p {
    flex-basis: 100%;
  }

  strong {
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.06em;
    white-space: nowrap;
  }
`;
