import { css } from '@linaria/core';

/** A white box with a thin line. */
export const box = `
  border: 1px solid var(--border);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

export const muted = `
  color: var(--text-muted);
  font-size: 14px;
`;

export const button = `
  min-height: 44px;
  padding: 6px 16px;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-button);
  background: var(--surface);
  font-size: 14px;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    border-color: var(--accent);
  }
`;

export const mainButton = `
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);

  &:hover {
    background: var(--accent-hover);
  }
`;

export const page = css`
  max-width: 1120px;
  margin: 0 auto;
  padding: 24px 16px 64px;

  h2 {
    font-size: 20px;
  }
`;

export const header = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 8px 16px;
  padding-bottom: 24px;

  h1 {
    font-size: 32px;
  }

  > a {
    ${button}
    display: inline-flex;
    align-items: center;
    color: var(--text);
    text-decoration: none;
  }

  p {
    grid-column: 1 / -1;
    color: var(--text-muted);
    text-wrap: pretty;
  }

  nav {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }

  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 14px;
    font-weight: 600;
  }
`;

export const main = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
`;

export const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: 40px 24px;
  align-items: start;
`;

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  scroll-margin-top: 16px;
`;

export const hint = css`
  ${muted}
`;

export const records = css`
  ${box}

  li {
    display: grid;
    gap: 2px;
    padding: 12px 16px;
    overflow-wrap: anywhere;
  }

  li + li {
    border-top: 1px solid var(--border);
  }

  p {
    ${muted}
  }

  p:first-child {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 12px;
  }

  strong {
    color: var(--text);
  }

  time {
    font-size: 13px;
    font-variant-numeric: tabular-nums;
  }
`;

/** On a phone the label is above value and result. */
export const magic = css`
  ${box}
  width: 100%;
  border-spacing: 0;
  font-size: 14px;
  text-align: left;

  th,
  td {
    padding: 10px 16px;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th,
  td:first-child {
    color: var(--text-muted);
    font-weight: 400;
  }

  tbody td {
    border-top: 1px solid var(--border);
  }

  code {
    padding: 2px 6px;
    border-radius: 4px;
    background: var(--surface-raised);
    font-size: 14px;
    user-select: all;
    cursor: copy;
  }

  @media (max-width: 575px) {
    thead {
      display: none;
    }

    tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 4px;
      padding: 12px 16px;
    }

    tr + tr {
      border-top: 1px solid var(--border);
    }

    tbody td {
      padding: 0;
      border: 0;
    }
  }
`;

export const slip = css`
  ${box}
  display: grid;
  gap: 12px;
  padding: 24px;
  border-color: var(--border-strong);

  h2 {
    font-size: 20px;
  }

  dl {
    display: grid;
    gap: 4px;
  }

  dt {
    ${muted}
  }

  dd {
    margin-bottom: 8px;
    overflow-wrap: anywhere;
  }

  code {
    user-select: all;
  }
`;
