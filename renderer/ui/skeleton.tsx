import { skeleton } from './skeleton.styles';

/** Placeholder with the final height, so that nothing jumps. An SVG, because the policy forbids inline styles. */
export function Skeleton({ height }: { height: number }) {
  return <svg className={skeleton} width="100%" height={height} aria-hidden="true" />;
}
