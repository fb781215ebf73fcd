/** Why a browser draws nothing of an SVG file, and where. */
export interface SvgFault {
  what: 'namespace' | 'markup';
  offset: number;
}

/**
 * What may begin with `<`: a comment, plain characters, an instruction, the kind of document, or a tag. Of a tag it tells
 * the slash of an end, the name, and the slash of an empty one.
 */
const markup =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<!DOCTYPE[^>[]*>|<(\/)?([^\s<>/"'=!?]+)(?:\s+[^\s<>/"'=]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/)?>/y;

const namespace = /\sxmlns\s*=\s*(["'])http:\/\/www\.w3\.org\/2000\/svg\1/;

/** In a picture a browser reads SVG as XML: by its namespace, and not at all once a tag is wrong. */
export function findSvgFault(text: string): SvgFault | undefined {
  const open: { name: string; offset: number }[] = [];
  let isRoot = true;
  for (let offset = text.indexOf('<'); offset !== -1; offset = text.indexOf('<', markup.lastIndex)) {
    markup.lastIndex = offset;
    const found = markup.exec(text);
    if (!found) return { what: 'markup', offset };
    const [, end, name, isEmpty] = found;
    if (name === undefined) continue;
    if (isRoot && !namespace.test(found[0])) return { what: 'namespace', offset };
    isRoot = false;
    if (end !== undefined && open.pop()?.name !== name) return { what: 'markup', offset };
    if (end === undefined && isEmpty === undefined) open.push({ name, offset });
  }
  const unclosed = open.at(-1);
  return unclosed && { what: 'markup', offset: unclosed.offset };
}
