import { css } from '@linaria/core';
import { screenOnly } from '../ui/paper.styles';

/** Above the page and as wide as its column; it steps aside where it would cover what the buyer uses. */
export const bar = css`
  ${screenOnly}
  position: fixed;
  z-index: 2;
  left: 0;
  right: 0;
  bottom: 0;
  max-width: 485px;
  margin: 0 auto;
  padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
  display: grid;
  gap: 8px;
  border-top: 1px solid var(--border-strong);
  background: var(--surface);
  color: var(--text);
  font-size: 14px;
  line-height: 1.4;
  box-shadow: 0 -4px 16px rgb(0 0 0 / 12%);

  &[data-aside='true'] {
    visibility: hidden;
  }

  @media (min-width: 576px) {
    padding: 16px 32px;
    border: 1px solid var(--border-strong);
    border-bottom: 0;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
  }

  a {
    color: var(--link);
  }
`;

/** Two answers, equal in size and tone. */
export const answers = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 8px;

  button {
    min-height: 44px;
    padding: 4px 12px;
    font-size: 14px;
  }
`;
