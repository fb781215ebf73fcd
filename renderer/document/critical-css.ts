import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type Rule } from 'postcss';

/** The classes of a page depend on its template and content. Beyond this number, caching does not pay. */
const mostSheets = 500;

const cache = new LRUCache<string, string>({ max: mostSheets });

/**
 * Picks the rules for a page's first paint: those whose classes the page has. Rules without classes stay.
 *
 * @param html the page's body
 * @param name identifies the sheet
 */
export function pickCriticalCss(html: string, { name, css }: Sheet): string {
  const classes = listClasses(html);
  const key = JSON.stringify([name, [...classes].sort()]);
  let picked = cache.get(key);
  if (picked === undefined) {
    picked = pickRules(css, classes);
    cache.set(key, picked);
  }
  return picked;
}

interface Sheet {
  name: string;
  css: string;
}

function listClasses(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function pickRules(css: string, classes: ReadonlySet<string>): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    // A step of an animation.
    if (/^(?:from|to|[\d.]+%)/.test(rule.selector)) return;
    const isNeeded = rule.selectors.some((selector) => listNeeded(selector).every((name) => classes.has(name)));
    if (!isNeeded) remove(rule);
  });
  return sheet.toString();
}

/**
 * Removes a rule and conditions that become empty. An empty layer stays, because the first named layer has the lowest
 * priority.
 */
function remove(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  const isEmpty = parent?.type === 'atrule' && parent.nodes?.length === 0;
  if (isEmpty && (parent as AtRule).name !== 'layer') remove(parent as AtRule);
}

/** Brackets without brackets in them: of `:not()`, whose classes are optional, or of an attribute. */
const innermost = /\([^()]*\)|\[[^\]]*\]/g;

/** @returns the classes that a selector requires */
function listNeeded(selector: string): string[] {
  let outside = selector;
  while (innermost.test(outside)) outside = outside.replaceAll(innermost, '');
  return [...outside.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));
}
