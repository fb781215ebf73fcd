/** The style element with the rules of the first view. */
export const firstId = 'rules-first';

/** What holds the rules for all that can be seen, and is no style sheet until the first view has been painted. */
export const restId = 'rules-rest';

/** An element that is followed by what the first paint leaves out (renderer/step/fold.ts). */
const foldMark = / data-fold="true"/;

/** Elements without an end tag. */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

const tag = /<(\/?)([a-z][\da-z-]*)[^>]*>/g;

/**
 * What is left out of the first view is there, but takes no part in the first paint: a slow phone styles and lays out a third of
 * the elements of a form's screen before it shows the order and the heading.
 */
export const heldBackRule = 'html:not([data-painted]) :is([data-fold],main,#__next>:first-child)~*{display:none}';

/**
 * Lets the rest of a page be seen once its first view has been painted. A page that nobody looks at is not painted: it has its
 * rest when somebody comes.
 */
export const showRestScript = `(function(){function show(){var rest=document.getElementById('${restId}');rest.removeAttribute('type');
document.getElementById('${firstId}').after(rest);document.documentElement.setAttribute('data-painted','')}
performance.getEntriesByName('first-contentful-paint').length?show():requestAnimationFrame(function(){setTimeout(show)})})()`;

/**
 * The part of a page's body that its first paint shows: up to the end of the element with the mark, of several the first; all of
 * it where there is none.
 *
 * @param html as React prints it: every element but the void ones has an end tag
 */
export function takeFirstView(html: string): string {
  const mark = foldMark.exec(html);
  if (!mark) return html;
  tag.lastIndex = html.lastIndexOf('<', mark.index);
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [, slash, name = ''] = found;
    if (voidElements.has(name)) continue;
    depth += slash ? -1 : 1;
    if (depth === 0) return html.slice(0, tag.lastIndex);
  }
  return html;
}
