/** The style element with the rules of the first view. */
export const firstId = 'rules-first';

/** What holds the rules for all that can be seen, and is no style sheet until the first view has been painted. */
export const restId = 'rules-rest';

/** An element that is followed by what the first paint leaves out (renderer/step/fold.ts). */
const foldMark = / data-fold="true"/;

/** An element before it that is shown later. */
const laterMark = / data-later="true"/;

/** Elements without an end tag. */
const voidElements: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** The selector of what is left out of the first view. */
const leftOut = 'html:not([data-painted]) :is([data-fold]~*,main~*,#__next>:first-child~*,[data-later])';

const tag = /<(\/?)([a-z][\da-z-]*)[^>]*>/g;

/**
 * What is left out of the first view is there, but takes no part in the first paint: a slow phone styles and lays out a third of
 * the elements of a form's screen before it shows the order and the heading.
 */
export const heldBackRule = `${leftOut}{display:none}`;

/**
 * For a browser without scripts: what is left out of the first view, which it would leave out for good; the words that say what
 * to do; no form and no button, for nothing can be sent or pressed.
 */
export const unscriptedRule = `${leftOut}{display:grid!important}form[data-step],button{display:none!important}
[data-unscripted]{display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 24px;padding:16px;
background:var(--alert-low);color:var(--alert-high);font-weight:600;text-align:center}
[data-unscripted] p{flex-basis:100%}[data-unscripted] a{padding:10px 0;color:inherit}`;

/** From the first frame on, ms: for a browser that does not tell when it has painted. */
const longestWait = 100;

/**
 * Lets the rest of a page be seen once its first view has been painted: when the browser says so, for what it does before that
 * keeps a small device from painting. A page that nobody looks at is not painted: it has its rest when somebody comes.
 */
export const showRestScript = `(function(){var rest=document.getElementById('${restId}');
function show(){if(!rest.type)return;rest.removeAttribute('type');
document.getElementById('${firstId}').after(rest);document.documentElement.setAttribute('data-painted','')}
requestAnimationFrame(function(){setTimeout(show,${longestWait})});
try{new PerformanceObserver(function(list){if(list.getEntriesByName('first-contentful-paint').length)show()})
.observe({type:'paint',buffered:true})}catch(e){}})()`;

/**
 * The part of a page's body that its first paint shows: up to the end of the element with the mark, of several the first; all of
 * it where there is none. What stands before it and is shown later is not in it.
 *
 * @param html as React prints it: every element but the void ones has an end tag
 */
export function takeFirstView(html: string): string {
  const mark = foldMark.exec(html);
  return dropLater(mark ? html.slice(0, findEnd(html, mark.index)) : html);
}

function dropLater(html: string): string {
  const mark = laterMark.exec(html);
  if (!mark) return html;
  return html.slice(0, html.lastIndexOf('<', mark.index)) + dropLater(html.slice(findEnd(html, mark.index)));
}

/** Where the element ends in whose start tag the place is. */
function findEnd(html: string, place: number): number {
  tag.lastIndex = html.lastIndexOf('<', place);
  let depth = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [, slash, name = ''] = found;
    if (voidElements.has(name)) continue;
    depth += slash ? -1 : 1;
    if (depth === 0) return tag.lastIndex;
  }
  return html.length;
}
