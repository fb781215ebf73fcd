import { css } from '@linaria/core';
import { column } from '../../renderer/ui/operator.styles';

export const neutral = css`
  display: grid;
  align-content: center;
  gap: 16px;
  min-height: 100vh;
  min-height: 100dvh;
  padding: 24px;
  text-align: center;

  p {
    color: var(--text-muted);
  }
`;

export const cards = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: 16px;

  @media (min-width: 768px) {
    gap: 24px;
  }
`;

/** A small page of the brand: its column on its canvas. */
export const card = css`
  ${column}
  padding: 28px 20px 20px;
  border-radius: 20px;
  background: var(--canvas) var(--canvas-art, none) center top / cover;
  box-shadow: inset 0 0 0 1px var(--border);
  color: var(--text);
  font-family: var(--font-body);

  @media (min-width: 420px) {
    padding: 40px 32px 32px;
  }
`;

export const panel = css`
  ${column}
  align-content: start;
  gap: 12px;
  padding: 20px;
  border: var(--border-width) solid var(--border);
  border-radius: min(var(--radius-card), 20px);
  background: var(--surface);
  box-shadow: var(--shadow);
  overflow: clip;

  h2 {
    font-size: 20px;
  }

  p {
    color: var(--text-muted);
    font-size: 14px;
  }

  p strong {
    color: var(--text);
    font-size: 16px;
  }
`;

export const picture = css`
  width: calc(100% + 40px);
  max-width: none;
  height: auto;
  margin: -20px -20px 4px;
  aspect-ratio: 485 / 160;
`;

export const brand = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;

  picture {
    min-width: 0;
  }

  img {
    height: 48px;
    object-fit: contain;
    object-position: left center;
  }

  p {
    flex: none;
  }
`;
