import { css } from '@linaria/core';

export const neutral = css`
  max-width: 485px;
  min-height: 100vh;
  min-height: 100dvh;
  margin: 0 auto;
  padding: 48px 24px;
  display: grid;
  align-content: center;
  gap: 16px;
  text-align: center;

  h1 {
    font-size: 32px;
  }

  p {
    color: var(--text-muted);
  }
`;

export const home = css`
  max-width: 1248px;
  margin: 0 auto;
  padding: 40px 16px 64px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  @media (min-width: 768px) {
    padding: 64px 24px 96px;
    gap: 48px;
  }
`;

export const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: start;

  h1 {
    font-size: 32px;
  }

  > p {
    color: var(--text-muted);
  }

  > p:first-child {
    padding: 2px 10px;
    border-radius: 999px;
    background: var(--alert-low);
    color: var(--alert-high);
    font-size: 13px;
    font-weight: 600;
  }

  @media (min-width: 768px) {
    h1 {
      font-size: 48px;
      letter-spacing: -0.02em;
    }
  }
`;

export const tools = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 8px;

  a {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    min-height: 48px;
    padding: 8px 16px;
    border: 1px solid var(--border);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: var(--text);
    text-decoration: none;
  }

  a:hover {
    border-color: var(--accent);
  }

  span {
    color: var(--text-muted);
    font-size: 14px;
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;
  padding: 20px;
  border: var(--border-width) solid var(--border);
  border-radius: min(var(--radius-card), 20px);
  background: var(--surface);
  box-shadow: var(--shadow);
  overflow: clip;
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
    color: var(--text-muted);
    font-size: 13px;
    font-weight: 600;
  }
`;

export const offer = css`
  display: grid;
  gap: 4px;

  h2 {
    font-size: 20px;
  }

  p {
    color: var(--text-muted);
    font-size: 14px;
  }

  strong {
    color: var(--text);
    font-size: 16px;
    font-variant-numeric: tabular-nums;
  }
`;

export const main = css`
  display: grid;
  place-items: center;
  min-height: 48px;
  margin-top: 4px;
  padding: 8px 16px;
  border-radius: var(--radius-button);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  text-align: center;
  text-decoration: none;

  &:hover {
    background: var(--accent-hover);
  }
`;

export const links = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  a {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 4px 14px;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-control);
    color: var(--text);
    font-size: 14px;
    text-decoration: none;
  }

  a:hover {
    border-color: var(--accent);
    color: var(--link);
  }
`;
