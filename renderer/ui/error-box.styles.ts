import { css } from '@linaria/core';

/** Error box above a form: error-high on error-low, 14 px. */
export const errorBox = css`
  padding: 16px;
  border: 1px solid var(--error-high);
  border-radius: var(--radius-card);
  background: var(--error-low);
  color: var(--error-high);
  font-size: 14px;
`;
