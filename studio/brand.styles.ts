import { css } from '@linaria/core';

export const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const sale = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

export const logos = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 140px), 240px));
  gap: 8px;
`;

export const contents = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 14px;
    font-weight: 600;
  }
`;

export const screens = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: 8px;

  li {
    position: relative;
    display: grid;
    padding: 12px 16px;
    border: 1px solid var(--border);
    border-radius: var(--radius-card);
    background: var(--surface);
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
    color: var(--text-muted);
    font-size: 13px;
  }
`;

export const area = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  > p {
    font-weight: 600;
  }
`;

export const flows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: 24px;
`;

export const specimen = css`
  width: 100%;
  height: 1240px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-card);
`;

export const assets = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 16px;

  a {
    display: grid;
    gap: 4px;
    padding: 8px;
    border: 1px solid var(--border);
    border-radius: var(--radius-card);
    background: var(--surface);
    font-size: 13px;
  }

  img {
    width: 100%;
    height: 96px;
    object-fit: contain;
  }
`;

export const warnings = css`
  display: grid;
  gap: 8px;

  code {
    font-size: 13px;
    overflow-wrap: anywhere;
  }
`;
