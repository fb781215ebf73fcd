import { css } from '@linaria/core';

export const head = css`
  justify-items: start;

  /* A number is never broken in two. */
  [translate='no'] {
    color: var(--text);
    font-weight: 600;
    white-space: nowrap;
  }

  button {
    margin: -8px 0 -16px -8px;
  }
`;

/** The field of the code: six wide figures that can be compared with the message at a glance. */
export const code = css`
  input {
    /* The last figure has its space behind it as well. */
    padding: 0 16px 0 calc(16px + 0.35em);
    font-size: 24px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.35em;
    text-align: center;

    &::placeholder {
      font-weight: 400;
      opacity: 0.5;
    }

    /* A tick beside a code that nobody has checked would say that it is right. */
    + span {
      display: none;
    }
  }
`;

export const again = css`
  color: var(--success-high);
  font-weight: 600;
  text-wrap: balance;
`;

/** As high while it counts as the button that follows. */
export const resend = css`
  display: grid;
  align-items: center;
  min-height: 52px;
  margin-top: -8px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
