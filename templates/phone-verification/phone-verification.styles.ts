import { css } from '@linaria/core';

export const head = css`
  justify-items: start;

  /* A phone number never wraps. */
  [translate='no'] {
    color: var(--text);
    font-weight: 600;
    white-space: nowrap;
  }

  button {
    margin: -8px 0 -16px -8px;
  }
`;

/** Code field: six wide digits, easy to compare with the message. */
export const code = css`
  input {
    /* Keeps the space after the last digit too. */
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

    /* A tick beside a code that nobody has checked would mean that it is correct. */
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

/** The countdown has the height of the button that replaces it. */
export const resend = css`
  display: grid;
  align-items: center;
  min-height: 52px;
  margin-top: -8px;
  color: var(--text-muted);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
