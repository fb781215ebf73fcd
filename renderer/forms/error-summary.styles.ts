import { css } from '@linaria/core';

export const summary = css`
  ul {
    margin-top: 8px;
    padding-left: 28px;
    display: grid;
  }

  li {
    list-style: disc;
  }

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    /* Keeps links equally far apart, on one line or three. */
    padding: 10px 0;
    color: inherit;
  }
`;

export const title = css`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;
`;
