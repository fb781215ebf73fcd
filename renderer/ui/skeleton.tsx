import { skeleton } from './skeleton.styles';

/** Grey ground of the final height, so that nothing jumps when the content arrives. */
export function Skeleton({ height }: { height: number }) {
  return (
    <svg className={skeleton} width="100%" height={height} aria-hidden="true">
      <rect width="100%" height="100%" rx="8" />
    </svg>
  );
}
