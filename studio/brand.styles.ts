import { css } from '@linaria/core';
import { box, column, muted } from '../renderer/ui/operator.styles';

export const sale = css`
  ${column}
  gap: 24px;
  padding-bottom: 16px;

  @media (min-width: 1136px) {
    grid-template-columns: auto minmax(0, 1fr);

    /* Two screens in two modes. */
    > :first-child {
      grid-template-columns: repeat(4, var(--phone));
    }
  }
`;

export const screens = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 8px;

  li {
    ${box}
    position: relative;
    display: grid;
    padding: 12px 16px;
    transition: border-color 160ms ease-out;
  }

  li:hover {
    border-color: var(--accent);
  }

  a {
    font-weight: 600;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  span {
    ${muted}
  }
`;

export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: 24px;
`;

export const assets = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 16px;
  font-size: 13px;

  li > * {
    ${box}
    position: relative;
    display: grid;
    gap: 4px;
    overflow: hidden;
    padding: 8px;
  }

  /* The background of a mode. */
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  img {
    position: relative;
    width: 100%;
    height: 96px;
    object-fit: contain;
  }
`;
