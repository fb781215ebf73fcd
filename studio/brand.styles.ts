import { css } from '@linaria/core';
import { box, column, muted } from './studio.styles';

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

export const contents = css`
  font-size: 14px;
  font-weight: 600;
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
    border-radius: var(--radius-card);
  }

  span {
    ${muted}
  }
`;

export const area = css`
  font-weight: 600;
`;

export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: 24px;

  > iframe {
    width: 100%;
    height: 1240px;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-card);
  }
`;

export const logos = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 240px));
  gap: 8px;
`;

/** A logo on the background of a mode. */
export const plate = css`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  min-height: 88px;
  padding: 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-control);

  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }

  img {
    position: relative;
    height: auto;
    max-height: 56px;
    object-fit: contain;
  }
`;

export const assets = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 16px;

  a {
    ${box}
    display: grid;
    gap: 4px;
    padding: 8px;
    font-size: 13px;
  }

  img {
    width: 100%;
    height: 96px;
    object-fit: contain;
  }
`;
