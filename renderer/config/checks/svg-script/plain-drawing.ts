/** Elements that draw and nothing else. */
const drawingElements = new Set(
  'svg g path circle ellipse rect line polyline polygon title desc defs linearGradient radialGradient stop style'.split(
    ' ',
  ),
);

const lessThan = 0x3c;
const equals = 0x3d;
const at = 0x40;
const parenthesis = 0x28;
const slash = 0x2f;

/**
 * Whether an SVG is made of elements that only draw, without attributes or styles that lead anywhere: most are, and need
 * no closer look. One pass over the bytes, stopping at the few signs that can begin something else.
 */
export function isPlainDrawing(bytes: Buffer): boolean {
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === lessThan) {
      if (bytes[index + 1] !== slash && !drawingElements.has(nameFrom(bytes, index + 1))) return false;
    } else if (byte === equals) {
      if (/^(?:on|xlink:)|href$|^src$|^attributeName$/i.test(nameBefore(bytes, index))) return false;
    } else if (byte === at || (byte === parenthesis && bytes.toString('latin1', index - 3, index) === 'url')) {
      return false;
    }
  }
  return true;
}

/** The name of the element that begins at an offset. */
function nameFrom(bytes: Buffer, start: number): string {
  let end = start;
  while (isNamePart(bytes[end])) end += 1;
  return bytes.toString('latin1', start, end);
}

/** The name of the attribute whose value begins after an offset. */
function nameBefore(bytes: Buffer, end: number): string {
  let last = end;
  while (last > 0 && isSpace(bytes[last - 1])) last -= 1;
  let start = last;
  while (start > 0 && isNamePart(bytes[start - 1])) start -= 1;
  return bytes.toString('latin1', start, last);
}

/** Letters, digits and the signs of XML names. */
function isNamePart(byte = 0): boolean {
  return (
    (byte >= 0x61 && byte <= 0x7a) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    (byte >= 0x2d && byte <= 0x3a && byte !== slash) ||
    byte === 0x5f
  );
}

function isSpace(byte = 0): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}
