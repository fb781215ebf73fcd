import { SaxesParser } from 'saxes';

/** Why a browser cannot draw an SVG file, with the position. */
export interface SvgFault {
  what: string;
  offset: number;
}

const namespace = 'http://www.w3.org/2000/svg';

/** Parser message → text for the author. Any other message is a wrong tag. */
const faults: readonly (readonly [what: string, sign: RegExp])[] = [
  ['entity', /entity/],
  ['prefix', /^unbound namespace prefix/],
  ['attribute', /^duplicate attribute/],
  ['comment', /^malformed comment/],
  ['start', /XML declaration must|^expected one of/],
  ['end', /one root|outside of root/],
  ['character', /^disallowed character\.$/],
];

/** An `&` that begins no entity, where an entity is allowed. */
const loneAmpersand = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|(&)(?!(?:[a-z_][\w.-]*|#\d+|#x[\da-f]+);)/gi;

/** Browsers read an SVG image as XML in UTF-8, whatever it declares, and draw nothing after any error. */
export function findSvgFault(bytes: Buffer): SvgFault | undefined {
  const text = bytes.toString('utf8');
  const parser = new SaxesParser({ xmlns: true, position: false });
  let fault: SvgFault | undefined;
  let isRoot = true;
  parser.on('opentag', ({ uri }) => {
    if (isRoot && uri !== namespace) fault ??= { what: 'namespace', offset: findTag(text, parser.position) };
    isRoot = false;
  });
  parser.on('error', ({ message }) => {
    fault ??= describe(text, message, parser.position);
  });
  parser.write(text).close();
  if (fault) return fault;
  const offset = text.indexOf('\uFFFD');
  return offset === -1 || bytes.includes('\uFFFD') ? undefined : { what: 'encoding', offset };
}

function describe(text: string, message: string, position: number): SvgFault {
  // The parser searches for the end of an entity up to the end of the file.
  const ampersand = [...text.slice(0, position).matchAll(loneAmpersand)].find(([, sign]) => sign !== undefined);
  if (ampersand) return { what: 'ampersand', offset: ampersand.index };
  const [, unclosed] = /^unclosed tag: (.+)$/.exec(message) ?? [];
  if (unclosed !== undefined) return { what: 'markup', offset: Math.max(0, text.lastIndexOf(`<${unclosed}`)) };
  const [what = 'markup'] = faults.find(([, sign]) => sign.test(message)) ?? [];
  if (what === 'character' && text[position - 1] !== '<') return { what, offset: position - 1 };
  if (what === 'entity') return { what, offset: text.lastIndexOf('&', position) };
  return { what: what === 'character' ? 'markup' : what, offset: findTag(text, position) };
}

function findTag(text: string, position: number): number {
  return Math.max(0, text.lastIndexOf('<', position - 1));
}
