import { css } from '@linaria/core';
import { raised } from '../../../ui/raised.styles';

/** The action stands below the card's name on a phone, so that neither is torn apart; beside it where there is room. */
export const savedCard = css`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 12px;
  padding: 16px;
  ${raised}
  font-variant-numeric: tabular-nums;

  > :last-child {
    grid-column-end: -1;
  }

  > button {
    grid-column: 2;
    justify-self: start;
    margin: 0 -8px -12px;
  }

  > strong:first-child {
    grid-column: 1 / -1;

    + button {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 420px) {
    grid-template-columns: auto 1fr auto;

    > button,
    > strong:first-child + button {
      grid-column: 3;
      margin: -8px;
    }

    > strong:first-child {
      grid-column: 1 / 3;
    }
  }
`;
