import { css } from '@linaria/core';
import { box, muted } from './studio.styles';

export const group = css`
  ${box}

  summary {
    min-height: 48px;
    padding: 12px 16px;
    font-weight: 600;
    cursor: pointer;
  }

  summary span {
    ${muted}
    font-weight: 400;
  }
`;

export const table = css`
  width: 100%;
  border-spacing: 0;
  font-size: 13px;
  text-align: left;

  th,
  td {
    padding: 8px 16px;
    border-top: 1px solid var(--border);
    font-weight: 400;
    overflow-wrap: anywhere;
    vertical-align: top;
  }

  th:first-child {
    width: 30%;
  }

  td:last-child {
    width: 34%;
    color: var(--text-muted);
  }

  @media (max-width: 575px) {
    thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }

    tr {
      display: grid;
      padding: 8px 0;
      border-top: 1px solid var(--border);
    }

    th,
    td,
    th:first-child,
    td:last-child {
      width: auto;
      padding: 0 16px;
      border: 0;
    }
  }
`;
