import { css } from '@linaria/core';

export const summary = css`
  ul {
    margin-top: 8px;
    padding-left: 28px;
    display: grid;
    gap: 4px;
  }

  li {
    list-style: disc;
  }

  a {
    display: block;
    padding: 2px 0;
    color: inherit;
  }
`;

export const title = css`
  display: flex;
  align-items: center;
  gap: 8px;
  font-weight: 600;
`;
