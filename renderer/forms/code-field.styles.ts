import { css } from '@linaria/core';

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
