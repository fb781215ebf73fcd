import { css } from '@linaria/core';

export const panel = css`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: 12px;

  &[data-tone='alert'] {
    border-color: var(--alert-high);
    background: var(--alert-low);
    color: var(--alert-high);
  }

  svg {
    margin-top: 1px;
  }
`;

export const cause = css`
  font-weight: 600;
  text-wrap: pretty;
`;

export const receipt = css`
  min-height: 44px;
  text-decoration: underline;
  color: inherit;
`;
