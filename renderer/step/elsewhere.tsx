import dynamic from 'next/dynamic';
import { useCopy } from '../checkout/checkout-context';
import { notice } from '../ui/step.styles';
import { ChunkLoading } from './chunk-loading';
import type { ElsewhereProps } from './elsewhere-state';

/** Of few: what it shows comes when it is needed. */
export const Elsewhere = dynamic<ElsewhereProps>(() => import('./elsewhere-state'), { loading: ChunkLoading });

/** Nobody pays by a link for what somebody else buys. */
export function ElsewhereNote() {
  return <p className={notice}>{useCopy('methods')('elsewhereNote')}</p>;
}
