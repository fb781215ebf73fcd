import { css } from '@linaria/core';
import { column } from '../renderer/ui/operator.styles';

/** The picture and the files beside it stay in sight while the author scrolls through the fields. */
export const columns = css`
  ${column}
  gap: 32px;

  @media (min-width: 1024px) {
    grid-template-columns: minmax(320px, 375px) minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;

    > :not(:last-child) {
      position: sticky;
      top: 16px;
    }

    > :nth-child(2) {
      max-height: calc(100vh - 32px);
      overflow-y: auto;
    }
  }
`;

export const preview = css`
  width: 100%;
  height: min(780px, 75vh);
  border: 1px solid var(--border-strong);
  border-radius: 12px;
  background: var(--surface-raised);
`;

export const choices = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;

export const roles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  gap: 16px;
`;

/** A value to type, with its name above and its problem below. */
export const field = css`
  ${column}
  gap: 4px 8px;
  align-content: start;
  font-size: 13px;
  line-height: 1.3;

  label {
    font-weight: 600;
  }

  small {
    color: var(--text-muted);
    font-size: inherit;
  }

  p {
    color: var(--error-high);
  }

  textarea {
    resize: vertical;
    line-height: 1.5;
  }
`;

/** Colour field: a picker beside a text input. */
export const color = css`
  display: grid;
  grid-template-columns: 44px minmax(0, 220px);
  gap: 8px;

  input[type='color'] {
    padding: 2px;
    cursor: pointer;
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
