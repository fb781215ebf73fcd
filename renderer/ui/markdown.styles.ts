import { css } from '@linaria/core';

export const prose = css`
  display: grid;
  gap: 12px;

  h2 {
    font-size: 20px;
    margin-top: 12px;
  }

  ul,
  ol {
    padding-left: 20px;
    display: grid;
    gap: 6px;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  blockquote {
    margin: 0;
    padding-left: 16px;
    border-left: 3px solid var(--accent);
    color: var(--text-muted);
  }
`;
