import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type Rule } from 'postcss';
import readSelectors, { type Selector } from 'postcss-selector-parser';

/** The classes of a page depend on its template and content. Beyond this number, caching does not pay. */
const mostSheets = 500;

const cache = new LRUCache<string, string>({ max: mostSheets });

const selectors = readSelectors();

/** States that need a user action, which takes longer than loading the full sheets. */
const states: ReadonlySet<string> = new Set([':active', ':focus', ':focus-visible', ':focus-within', ':hover']);

/** Selectors whose parentheses an element must match. */
const choices: ReadonlySet<string> = new Set([':has', ':is', ':where']);

/**
 * Picks the rules for a page's first paint. Drops rules for absent classes and for states that need a user action.
 * States of the page itself stay.
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
    if (isStep(rule)) return;
    const isNeeded = selectors
      .astSync(rule.selector)
      .nodes.some((selector) => listNeeded(selector).every((name) => classes.has(name)) && !isOfHand(selector));
    if (!isNeeded) remove(rule);
  });
  const rest = sheet.toString();
  sheet.walkAtRules('keyframes', (rule) => {
    if (!isNamed(rule, rest)) remove(rule);
  });
  return sheet.toString();
}

/** Whether a rule is a keyframe, whose selector is a time. */
function isStep({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');
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

/** @returns the classes that a selector requires; those in parentheses, as of `:not()`, are optional */
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
