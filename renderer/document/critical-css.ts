import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type Rule } from 'postcss';
import readSelectors, { type Selector } from 'postcss-selector-parser';

/** Pages differ in their classes by template and by what they show; more than this is not worth keeping. */
const keptSheets = 500;

const cache = new LRUCache<string, string>({ max: keptSheets });

const selectors = readSelectors();

/** States that an element is in because somebody has come to it, which takes longer than the whole sheets do. */
const states: ReadonlySet<string> = new Set([':active', ':focus', ':focus-visible', ':focus-within', ':hover']);

/** Of these an element must fit something in brackets. */
const choices: ReadonlySet<string> = new Set([':has', ':is', ':where']);

/**
 * Of a style sheet what a page's elements are first painted by: all rules but those for classes that no element has, and those
 * of states that somebody's hand brings about. States of the page itself stay, whatever it is in.
 *
 * @param html the page's body
 * @param name what tells the sheet from others
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
    if (isStep(rule)) return;
    const isKept = selectors
      .astSync(rule.selector)
      .nodes.some((selector) => listNeeded(selector).every((name) => classes.has(name)) && !isOfHand(selector));
    if (!isKept) remove(rule);
  });
  const rest = sheet.toString();
  sheet.walkAtRules('keyframes', (rule) => {
    if (!isNamed(rule, rest)) remove(rule);
  });
  return sheet.toString();
}

/** Of an animation: its selector is a time. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
}

/** With the conditions around it that are empty then; an empty layer stays, for the first one that is named has the least to say. */
function remove(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  const isEmpty = parent?.type === 'atrule' && parent.nodes?.length === 0;
  if (isEmpty && (parent as AtRule).name !== 'layer') remove(parent as AtRule);
}

/** @returns the classes that must be there for a selector to match; those in brackets, as of `:not()`, need not */
function listNeeded({ nodes }: Selector): string[] {
  return nodes.flatMap((node) => (node.type === 'class' ? [node.value] : []));
}

/** Whether a selector applies only to interaction, such as hover or focus. */
function isOfHand({ nodes }: Selector): boolean {
  return nodes.some(
    (node) =>
      node.type === 'pseudo' &&
      (states.has(node.value) || (choices.has(node.value) && node.nodes.length > 0 && node.nodes.every(isOfHand))),
  );
}

/** Whether an animation's name is used outside its own keyframes. */
function isNamed({ params }: AtRule, css: string): boolean {
  return css.split(params).length > 2;
}
