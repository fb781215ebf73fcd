import type { SeenMarkup } from './seen-page';

/** Node of the DOM as Chromium's protocol gives it, with shadow trees and frames. */
export interface DomNode {
  nodeName: string;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
  contentDocument?: DomNode;
}

interface ReadMarkup {
  hasCard: boolean;
  markup: SeenMarkup[];
}

/** Attribute of an element that loads or leads somewhere → its kind. */
const targets: Readonly<Record<string, readonly [attribute: string, SeenMarkup['kind']]>> = {
  BASE: ['href', 'base'],
  IFRAME: ['src', 'frame'],
  FRAME: ['src', 'frame'],
  OBJECT: ['data', 'frame'],
  EMBED: ['src', 'frame'],
  FORM: ['action', 'form'],
  BUTTON: ['formaction', 'form'],
  INPUT: ['formaction', 'form'],
  A: ['href', 'link'],
  AREA: ['href', 'link'],
  LINK: ['href', 'resource'],
  IMG: ['src', 'resource'],
  VIDEO: ['src', 'resource'],
  AUDIO: ['src', 'resource'],
  SOURCE: ['src', 'resource'],
};

/** Types of scripts that browsers run; other types hold data. */
const runningTypes = ['', 'module', 'text/javascript', 'application/javascript'];

/** Type of the page's data. */
const dataType = 'application/json';

/** Lists the elements and attributes of a document that may take a buyer's data elsewhere. */
export function readMarkup(document: DomNode): ReadMarkup {
  const markup: SeenMarkup[] = [];
  let hasCard = false;
  const walk = (node: DomNode) => {
    const attributes = readAttributes(node);
    if (/(?:^|\s)cc-/.test(attributes.get('autocomplete') ?? '')) hasCard = true;
    markup.push(...readElement(node, attributes));
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) walk(child);
    // A frame of another document is a difference by itself.
  };
  walk(document);
  return { hasCard, markup };
}

function readElement({ nodeName }: DomNode, attributes: ReadonlyMap<string, string>): SeenMarkup[] {
  const found: SeenMarkup[] = [...attributes]
    .filter(([name]) => name.startsWith('on'))
    .map(([name, value]) => ({ kind: 'handler', value: `${name}="${value}"` }));
  const [attribute, kind] = targets[nodeName] ?? [];
  const value = attribute && attributes.get(attribute);
  if (kind && (value !== undefined || kind === 'frame')) found.push({ kind, value: value ?? 'a text of its own' });
  if (nodeName === 'IFRAME' && attributes.has('srcdoc')) found.push({ kind: 'frame', value: 'a text of its own' });
  const equivalent = attributes.get('http-equiv')?.toLowerCase();
  if (nodeName === 'META' && equivalent === 'refresh')
    found.push({ kind: 'refresh', value: attributes.get('content') ?? '' });
  const type = attributes.get('type')?.toLowerCase() ?? '';
  if (nodeName === 'SCRIPT' && !runningTypes.includes(type) && type !== dataType)
    found.push({ kind: 'data-script', value: type });
  return found;
}

/** The protocol gives names and values in turn. */
function readAttributes({ attributes = [] }: DomNode): Map<string, string> {
  const names = attributes.filter((_, index) => index % 2 === 0);
  return new Map(names.map((name, index) => [name.toLowerCase(), attributes[index * 2 + 1] ?? '']));
}
