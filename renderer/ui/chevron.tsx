import { chevron } from './chevron.styles';

/**
 * Arrow of a button: more below, or back. Drawn with two borders: the page's first SVG costs a slow phone the SVG style
 * rules before its first text.
 */
export function Chevron({ toward }: { toward: 'down' | 'back' }) {
  return <span className={chevron} data-toward={toward} aria-hidden="true" />;
}
