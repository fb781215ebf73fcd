import { css } from '@linaria/core';
import { raised } from '../../renderer/ui/raised.styles';

export const change = css`
  display: grid;
  gap: 16px;
  padding: 16px;
  ${raised}
  font-variant-numeric: tabular-nums;
`;

/** Side by side; one below the other on narrow phones. */
export const plans = css`
  display: grid;
  gap: 12px;
  justify-items: start;

  > svg {
    color: var(--text-muted);
  }

  @media (min-width: 375px) {
    grid-template-columns: 1fr 20px 1fr;
    align-items: center;

    > div {
      align-self: start;
    }

    > svg {
      transform: rotate(-90deg);
    }
  }
`;

export const plan = css`
  display: grid;
  gap: 4px;
  font-size: 14px;

  h2 {
    font-size: 13px;
    font-weight: 600;
    color: var(--text-muted);
  }

  p {
    color: var(--text-muted);
  }

  h2 + p {
    font-size: 16px;
    font-weight: 600;
    color: var(--text);
  }

  &[data-new] h2 {
    color: var(--link);
  }
`;

export const difference = css`
  display: grid;
  gap: 2px;
  padding-top: 16px;
  border-top: 1px solid var(--border);
  font-size: 14px;
  color: var(--text-muted);

  strong {
    font-family: var(--font-heading);
    letter-spacing: var(--heading-spacing);
    font-size: 32px;
    line-height: 1.2;
    color: var(--text);
  }
`;
