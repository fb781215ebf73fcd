import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type Rule } from 'postcss';
import readSelectors from 'postcss-selector-parser';

/** Pages differ in their classes by template and by what they show; more than this is not worth keeping. */
const keptSheets = 500;

const cache = new LRUCache<string, string>({ max: keptSheets });

const selectors = readSelectors();

/**
 * Of a style sheet what the elements of a page can be styled by: all rules but those for classes that no element has.
 * States stay, whatever the page is in: a rule is judged by its classes alone.
 *
 * @param html the page's body
 * @param name what tells the sheet from others
 */
export function pickCriticalCss(html: string, { name, css }: { name: string; css: string }): string {
  const classes = listClasses(html);
  const key = `${name} ${[...classes].sort().join(' ')}`;
  let picked = cache.get(key);
  if (picked === undefined) {
    picked = pickRules(css, classes);
    cache.set(key, picked);
  }
  return picked;
}

function listClasses(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function pickRules(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const canMatch = listNeeded(rule.selector).some((names) => names.every((name) => classes.has(name)));
    if (!canMatch) remove(rule);
  });
  const rest = sheet.toString();
  sheet.walkAtRules('keyframes', (rule) => {
    if (!isNamed(rule, rest)) remove(rule);
  });
  return sheet.toString();
}

/** With the conditions around it that are empty then; an empty layer stays, for the first one that is named has the least to say. */
function remove(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  const isEmpty = parent?.type === 'atrule' && parent.nodes?.length === 0;
  if (isEmpty && (parent as AtRule).name !== 'layer') remove(parent as AtRule);
}

/** @returns of each selector in a list the classes that must be there for it to match; those in brackets, as of `:not()`, need not */
function listNeeded(selector: string): string[][] {
  return selectors
    .astSync(selector)
    .map(({ nodes }) => nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])));
}

/** Whether an animation's name stands elsewhere than in front of its own steps. */
function isNamed({ params }: AtRule, css: string): boolean {
  return css.split(params).length > 2;
}
