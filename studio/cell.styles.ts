import { css } from '@linaria/core';
import { screenOnly } from '../renderer/ui/paper.styles';

/** Strip above the screen in the brand's colours, which buyers never see. */
export const strip = css`
  ${screenOnly}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 12px;
  padding: 2px 16px;
  border-bottom: 1px solid var(--border);
  background: var(--surface-raised);
  color: var(--text-muted);
  font-size: 12px;
  line-height: calc(20 / 12);
  text-align: center;
`;
