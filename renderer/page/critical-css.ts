import { LRUCache } from 'lru-cache';
import postcss, { type AtRule, type Rule } from 'postcss';
import readSelectors, { type Selector } from 'postcss-selector-parser';

/** Pages differ in their classes by template and by what they show; more than this is not worth keeping. */
const keptSheets = 500;

const cache = new LRUCache<string, string>({ max: keptSheets });

const selectors = readSelectors();

/** Of an element: its name, or what it says of itself in an attribute. */
const told = /<([a-z][\w-]*)|\s(data-[\w-]+)="([^"]*)"/g;

/** Selectors of these are about what is around the page. */
const outside: ReadonlySet<string> = new Set([':root', 'html', 'body']);

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
export function pickCriticalCss(html: string, sheet: Sheet): string {
  const classes = listClasses(html);
  return pick(sheet, ['critical', [...classes].sort()], (selector) =>
    listNeeded(selector).every((name) => classes.has(name)),
  );
}

/**
 * The same for a moment in which nothing changes: no rules for elements that are not there either, nor for other values of `data-`
 * attributes than those that are, nor for paper.
 */
export function pickMomentCss(html: string, sheet: Sheet): string {
  const classes = listClasses(html);
  const marks = new Set(
    [...html.matchAll(told)].flatMap(([, tag, name, value]) => tag ?? [`${name}`, `${name}=${value}`]),
  );
  return pick(
    sheet,
    ['moment', [...classes].sort(), [...marks].sort()],
    (selector, rule) =>
      !isForPaper(rule) &&
      listNeeded(selector).every((name) => classes.has(name)) &&
      listMarks(selector).every((mark) => marks.has(mark)),
  );
}

interface Sheet {
  name: string;
  css: string;
}

type CanMatch = (selector: Selector, rule: Rule) => boolean;

/** @param inputs what the answers of `canMatch` hang on, beside the selector and its rule */
function pick({ name, css }: Sheet, inputs: unknown[], canMatch: CanMatch): string {
  const key = JSON.stringify([name, ...inputs]);
  let picked = cache.get(key);
  if (picked === undefined) {
    picked = pickRules(css, canMatch);
    cache.set(key, picked);
  }
  return picked;
}

function listClasses(html: string): Set<string> {
  return new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

function pickRules(css: string, canMatch: CanMatch): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    if (isStep(rule)) return;
    const isKept = selectors
      .astSync(rule.selector)
      .nodes.some((selector) => canMatch(selector, rule) && !isOfHand(selector));
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

function isForPaper({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).params === 'print';
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

/** @returns the elements and `data-` attributes that must be there for a selector to match; not what is around the page */
function listMarks({ nodes }: Selector): string[] {
  if (nodes.some(({ type, value }) => (type === 'tag' || type === 'pseudo') && outside.has(value))) return [];
  return nodes.flatMap((node) => {
    if (node.type === 'tag') return [node.value];
    if (node.type !== 'attribute' || !node.attribute.startsWith('data-')) return [];
    return node.operator === '=' && !node.insensitive ? [`${node.attribute}=${node.value}`] : [node.attribute];
  });
}

/** Whether a selector waits for somebody who comes to an element. */
function isOfHand({ nodes }: Selector): boolean {
  return nodes.some(
    (node) =>
      node.type === 'pseudo' &&
      (states.has(node.value) || (choices.has(node.value) && node.nodes.length > 0 && node.nodes.every(isOfHand))),
  );
}

/** Whether an animation's name stands elsewhere than in front of its own steps. */
function isNamed({ params }: AtRule, css: string): boolean {
  return css.split(params).length > 2;
}
