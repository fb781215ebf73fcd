import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type Rule } from 'postcss';

/** Pages differ in their classes by template and by what they show; more than this is not worth keeping. */
const keptSheets = 500;

const cache = new LRUCache<string, string>({ max: keptSheets });

/** A class that one of these names need not be on an element that the selector matches. */
const alternatives = /:(?:not|is|where|has)\([^()]*\)/g;

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
    if (!rule.selectors.some((selector) => namesOf(selector).every((name) => classes.has(name)))) remove(rule);
  });
  const rest = sheet.toString();
  sheet.walkAtRules('keyframes', (rule) => {
    if (!isNamed(rule, rest)) remove(rule);
  });
  return sheet.toString();
}

/** With the conditions around it that are empty then. */
function remove(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) remove(parent as AtRule);
}

function namesOf(selector: Rule['selector']): string[] {
  return [...selector.replace(alternatives, '').matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name);
}

/** Whether an animation's name stands elsewhere than in front of its own steps. */
function isNamed({ params }: AtRule, css: string): boolean {
  return css.split(params).length > 2;
}
