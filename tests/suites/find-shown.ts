import { hostileTexts } from '../faults/hostile-texts';

/** A hostile text with a number of its own. The number is a comment where the text is script. */
export function numberText(number: number): string {
  return `${hostileTexts[number % hostileTexts.length] ?? ''}//${number}.`;
}

/** Numbers of the texts that the HTML has whole: in an element, an attribute, or the data of a script. */
export function findShown(html: string, numbers: readonly number[]): number[] {
  const plain = unescapeAll(html);
  return numbers.filter((number) => plain.includes(unescapeAll(numberText(number))));
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'", '#x27': "'" };

/** Text without the escapes of HTML, JSON and URLs. */
function unescapeAll(text: string): string {
  return text
    .replace(/(?:%[0-9a-f]{2})+/gi, decode)
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\', '')
    .replaceAll('+', ' ');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
