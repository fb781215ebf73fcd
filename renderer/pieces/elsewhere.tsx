import dynamic from 'next/dynamic';
import { useCopy } from '../checkout/checkout-context';
import { notice } from '../ui/step.styles';
import { ChunkLoading } from './chunk-loading';
import type { ElsewhereProps } from './elsewhere-state';

/** Few buyers need it, so it loads on demand. */
export const Elsewhere = dynamic<ElsewhereProps>(() => import('./elsewhere-state'), { loading: ChunkLoading });

/** Tells that the purchase belongs to another browser: nobody should pay for someone else by link. */
export function ElsewhereNote() {
  return <p className={notice}>{useCopy('methods')('elsewhereNote')}</p>;
}
