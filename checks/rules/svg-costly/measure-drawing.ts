import { SaxesParser } from 'saxes';

interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: Element | undefined;
  children: Element[];
  text: string;
}

/** Another element that one draws, and how often. */
type Drawn = readonly [element: Element, times: number];

/** A declaration that draws another element. Browsers draw a pattern once and repeat its picture. */
const drawing = /(?:^|[;{\s])(mask|clip-path|filter|marker)[\w-]*\s*:[^;}]*?url\(\s*["']?#([^"')\s]+)/g;

/**
 * Elements that a browser draws for an SVG file. `<use>`, masks, clip paths, filters and markers draw their element
 * anew each time, and may nest.
 *
 * @returns NaN for an element that draws itself, 0 for a file that is not well-formed
 */
export function measureDrawing(text: string): number {
  const elements = parse(text);
  const [root] = elements;
  if (!root) return 0;
  const ids = new Map(elements.toReversed().map((element) => [element.attributes.id, element]));
  const find = (id: string | undefined): Element[] => (id === undefined ? [] : [ids.get(id) ?? []].flat());
  const sheet = elements
    .filter(({ name }) => name === 'style')
    .flatMap((style) => [...style.text.matchAll(/([^{}]+)\{([^{}]*url\([^{}]*)\}/g)]);
  const listUses = ({ name, attributes }: Element): Drawn[] =>
    name === 'use' ? find(attributes.href?.trim().slice(1)).map((part) => [part, 1]) : [];
  const corners = new Map<Element, number>();
  const listDrawn = (element: Element): Drawn[] => {
    const rules = sheet.filter(([, selectors = '']) => isSelected(element, selectors)).map(([, , body]) => body);
    const own = Object.entries(element.attributes).map(([name, value]) =>
      name === 'style' ? value : `${name}:${value}`,
    );
    const drawn = [...[...own, ...rules].join(';').matchAll(drawing)].flatMap(([, kind, id]) => {
      const times = kind === 'marker' ? addUp(element, countCorners, listUses, corners) : 1;
      return find(id).map((part): Drawn => [part, times]);
    });
    return [...listUses(element), ...drawn];
  };
  return addUp(root, () => 1, listDrawn, new Map());
}

/** Adds up a number over an element and all that it draws, of any depth. An element that draws itself adds NaN. */
function addUp(
  root: Element,
  count: (element: Element) => number,
  listDrawn: (element: Element) => readonly Drawn[],
  known: Map<Element, number>,
): number {
  const open: { element: Element; parts?: readonly Drawn[] }[] = [{ element: root }];
  for (let last = open.pop(); last; last = open.pop()) {
    const { element, parts } = last;
    if (parts) {
      known.set(
        element,
        parts.reduce((sum, [part, times]) => sum + times * (known.get(part) ?? 0), count(element)),
      );
    } else if (!known.has(element)) {
      known.set(element, Number.NaN);
      const drawn = [...element.children.map((child): Drawn => [child, 1]), ...listDrawn(element)];
      open.push({ element, parts: drawn });
      for (const [part] of drawn) open.push({ element: part });
    }
  }
  return known.get(root) ?? 0;
}

/** At least as many corners as a path has; each draws a marker. */
function countCorners({ attributes: { d = '', points = '' } }: Element): number {
  return [...`${d} ${points}`.matchAll(/[\d.]+/g)].length;
}

/** Whether one of the selectors fits an element. Each of its earlier parts fits any ancestor, as if all were nested. */
function isSelected(element: Element, selectors: string): boolean {
  return selectors.split(',').some((selector) => {
    const [last = '', ...earlier] = selector
      .trim()
      .split(/[\s>+~]+/)
      .reverse();
    return fits(element, last) && earlier.every((part) => hasAncestor(element, part));
  });
}

function hasAncestor(element: Element, part: string): boolean {
  for (let above = element.parent; above; above = above.parent) if (fits(above, part)) return true;
  return false;
}

function fits({ name, attributes }: Element, part: string): boolean {
  const own = ['*', name, `#${attributes.id}`, ...(attributes.class ?? '').split(/\s+/).map((one) => `.${one}`)];
  return [...part.matchAll(/[.#]?[\w-]+|\*/g)].every(([sign]) => own.includes(sign));
}

/** Elements in document order, without prefixes; none for a file that is not well-formed. */
function parse(text: string): Element[] {
  const elements: Element[] = [];
  const open: Element[] = [];
  let isBroken = false;
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const named = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    const parent = open.at(-1);
    const element = {
      name: withoutPrefix(name),
      attributes: Object.fromEntries(named),
      parent,
      children: [],
      text: '',
    };
    parent?.children.push(element);
    open.push(element);
    elements.push(element);
  });
  const addText = (part: string) => {
    const inner = open.at(-1);
    if (inner) inner.text += part;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(text).close();
  return isBroken ? [] : elements;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
