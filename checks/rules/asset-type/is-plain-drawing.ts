import { isUtf8 } from 'node:buffer';

/** A simple tag and the text after it: slash of an end tag, name, attributes, slash of an empty tag. */
const tag = /<(\/)?([a-z][\w-]*)((?:[ \t\r\n]+[a-z][\w-]*="[^"<>]*")*)[ \t\r\n]*(\/)?>[^<]*/iy;

const namespace = ' xmlns="http://www.w3.org/2000/svg"';

/** A control character, an `&`, or the first byte of a Unicode noncharacter. */
const stranger = /[^\t\n\r -%'-îð-ÿ]|]]>/;

/**
 * Whether a drawing is simple enough to be surely well-formed, as nearly every logo is without its comments. A parser
 * takes several times as long, so it only reads the others.
 */
export function isPlainDrawing(bytes: Buffer): boolean {
  const text = bytes.toString('latin1').trimEnd();
  if (stranger.test(text) || !isUtf8(bytes) || text.indexOf('xmlns') !== text.lastIndexOf('xmlns')) return false;
  const open: string[] = [];
  for (tag.lastIndex = 0; tag.lastIndex < text.length; ) {
    const isRoot = tag.lastIndex === 0;
    const [, end, name, said = '', isEmpty] = tag.exec(text) ?? [];
    if (name === undefined || isRoot !== (open.length === 0)) return false;
    if (isRoot && !said.includes(namespace)) return false;
    if (end === undefined ? repeats(said) : open.pop() !== name || said !== '' || isEmpty !== undefined) return false;
    if (end === undefined && isEmpty === undefined) open.push(name);
  }
  return open.length === 0 && text.endsWith('</svg>');
}

/** Whether a name occurs twice. Names are the parts outside quotes. */
function repeats(said: string): boolean {
  const names = said.split('"').filter((_, index) => index % 2 === 0);
  return new Set(names.map((name) => name.trim())).size < names.length;
}
