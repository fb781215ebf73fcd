import { css } from '@linaria/core';
import { raised } from '../../renderer/ui/raised.styles';

/** Tall enough for the text of every state, so that nothing below jumps. */
export const body = css`
  display: grid;
  gap: 24px;
  align-content: start;
  min-height: 360px;
  padding-top: 16px;
`;

export const amounts = css`
  display: grid;
  /* A long name takes only the space that its label leaves. */
  grid-template-columns: fit-content(45%) 1fr;
  gap: 8px 16px;
  padding: 16px;
  ${raised}
  font-variant-numeric: tabular-nums;

  dt {
    color: var(--text-muted);
  }

  dd {
    text-align: right;
  }
`;

export const note = css`
  font-size: 14px;
  color: var(--text-muted);

  &:empty {
    position: absolute;
  }
`;
