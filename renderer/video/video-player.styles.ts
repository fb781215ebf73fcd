import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';

export const player = css`
  ${screenOnly}
  display: grid;
  gap: 8px;
  font-size: 14px;

  p {
    color: var(--text-muted);
    text-wrap: pretty;
  }

  > a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`;

/** Keeps its size, so that nothing moves when the video arrives. */
export const videoFrame = css`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-card);
  background: var(--accent-soft);
  box-shadow: var(--shadow);

  > img,
  > video,
  > iframe {
    display: block;
    width: 100%;
    height: 100%;
    border: 0;
    object-fit: cover;
  }
`;

export const cover = css`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 100%;
  background: var(--accent-soft);

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:focus-visible {
    outline-offset: -4px;
    border-radius: var(--radius-card);
  }

  &:active > span:first-of-type {
    transform: scale(0.96);
  }
`;

export const disc = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border: 3px solid var(--on-accent);
  border-radius: 50%;
  background: var(--accent);
  color: var(--on-accent);
  box-shadow: var(--shadow);
  transition: transform 120ms ease-out;

  svg {
    margin-left: 4px;
    fill: currentcolor;
  }
`;

export const length = css`
  position: absolute;
  right: 12px;
  bottom: 12px;
  padding: 2px 8px;
  border-radius: var(--radius-button);
  background: var(--surface);
  color: var(--text);
  font-size: 13px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;
