import dynamic from 'next/dynamic';
import { useCopy } from './checkout-context';
import { ChunkLoading } from './chunk-loading';
import type { ElsewhereProps } from './elsewhere-state';
import { notice } from './step.styles';

/** Of few: what it shows comes when it is needed. */
export const Elsewhere = dynamic<ElsewhereProps>(() => import('./elsewhere-state'), { loading: ChunkLoading });

/** Nobody pays by a link for what somebody else buys. */
export function ElsewhereNote() {
  return <p className={notice}>{useCopy('methods')('elsewhereNote')}</p>;
}
