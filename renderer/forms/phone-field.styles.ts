import { css } from '@linaria/core';

export const row = css`
  display: grid;
  grid-template-columns: 84px 1fr;
  gap: 8px;
`;

export const picker = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 52px;
  border: var(--border-width) solid var(--border-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--text-muted);
  transition: border-color 160ms ease-out;

  @media (hover: hover) {
    &:hover {
      border-color: var(--text-muted);
    }
  }

  img {
    border-radius: 3px;
    box-shadow: 0 0 0 1px var(--border);
  }

  select {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
    font-size: 16px;
    color: #111;
    background: #fff;
  }

  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
