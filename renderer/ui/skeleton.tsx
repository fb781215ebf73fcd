import { skeleton } from './skeleton.styles';

/** A quiet card of the final height, so that nothing jumps when the content arrives. A picture: a style of its own the policy refuses. */
export function Skeleton({ height }: { height: number }) {
  return <svg className={skeleton} width="100%" height={height} aria-hidden="true" />;
}
