import { css } from '@linaria/core';
import { screenOnly } from '../../renderer/ui/paper.styles';
import { raised } from '../../renderer/ui/raised.styles';

/** A page of at most 65 characters a line; it does not scroll by itself. */
export const paper = css`
  display: grid;
  gap: 16px;
  max-width: 65ch;
  padding: 20px 16px;
  ${raised}

  @media print {
    max-width: none;
    padding: 0;
    border: 0;
  }

  h2 {
    break-after: avoid;
  }
`;

export const about = css`
  display: grid;
  gap: 2px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--border);
  font-size: 13px;
  color: var(--text-muted);

  strong {
    font-size: 14px;
    color: var(--text);
  }
`;

/** Box and button, on screens only. */
export const end = css`
  ${screenOnly}
  display: grid;
  gap: 8px;
`;
