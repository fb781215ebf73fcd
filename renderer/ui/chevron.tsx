import { chevron } from './chevron.styles';

/**
 * Where a press leads: to more below, or back. Drawn by two borders: the first picture in a page costs a slow phone the rules
 * for all of SVG before it shows a word.
 */
export function Chevron({ toward }: { toward: 'down' | 'back' }) {
  return <span className={chevron} data-toward={toward} aria-hidden="true" />;
}
