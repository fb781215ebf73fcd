import { css } from '@linaria/core';
import { column } from './studio.styles';

export const columns = css`
  ${column}
  gap: 32px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(320px, 375px) minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
`;

/** The picture and the files beside it stay in sight while the author scrolls through the fields. */
export const preview = css`
  ${column}
  gap: 12px;

  iframe {
    width: 100%;
    max-width: 400px;
    height: min(780px, 70vh);
    border: 1px solid var(--border-strong);
    border-radius: 12px;
    background: var(--surface-raised);
  }

  @media (min-width: 1024px) {
    position: sticky;
    top: 16px;

    iframe {
      height: min(780px, 82vh);
    }
  }
`;

export const files = css`
  @media (min-width: 1024px) {
    position: sticky;
    top: 16px;
    max-height: calc(100vh - 32px);
    overflow-y: auto;
  }
`;

export const choices = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;

export const editors = css`
  ${column}
  gap: 40px;
`;

export const area = css`
  &[aria-current] {
    color: var(--text);
    font-weight: 600;
    text-decoration: none;
  }
`;

export const contrast = css`
  color: var(--success-high);
  font-size: 14px;

  &:not([data-contrast='0']) {
    padding: 12px 16px;
    border: 1px solid var(--error-high);
    border-radius: var(--radius-card);
    background: var(--error-low);
    color: var(--error-high);
  }
`;

export const roles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 16px;

  li > div {
    grid-template-columns: 44px minmax(0, 1fr);
  }

  small,
  p {
    line-height: 1.3;
  }
`;

/** A colour to choose or to type, with its name above and its meaning below. */
export const color = css`
  display: grid;
  grid-template-columns: 44px minmax(0, 220px);
  gap: 4px 8px;
  align-content: start;

  label,
  small,
  p {
    grid-column: 1 / -1;
    font-size: 13px;
  }

  label {
    font-weight: 600;
  }

  small {
    color: var(--text-muted);
  }

  p {
    color: var(--error-high);
  }

  input[type='color'] {
    width: 44px;
    height: 44px;
    padding: 2px;
    border: 1px solid var(--border-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    cursor: pointer;
  }
`;

export const words = css`
  ${column}
  gap: 12px;

  li {
    ${column}
    gap: 4px;
  }

  label {
    font-size: 13px;
    font-weight: 600;
  }

  textarea {
    resize: vertical;
    line-height: 1.5;
  }

  p {
    color: var(--error-high);
    font-size: 14px;
  }
`;

export const save = css`
  flex: 1 1 220px;
  overflow-wrap: anywhere;
`;

export const derive = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font-size: 14px;
  cursor: pointer;

  input {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;
