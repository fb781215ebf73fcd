/** Colours that only one side of an SVG has. */
export interface ColorChange {
  gone: readonly string[];
  added: readonly string[];
}

/** Two SVG texts → colours such as `#006a86` that only one has, in order of appearance. */
export function compareColors(before: string, after: string): ColorChange {
  const [old, now] = [findColors(before), findColors(after)];
  return { gone: old.filter((color) => !now.includes(color)), added: now.filter((color) => !old.includes(color)) };
}

function findColors(svg: string): string[] {
  const found = svg.matchAll(/(?:fill|stroke|color)\s*[:=]\s*["']?\s*#([0-9a-f]{3,8})\b/gi);
  return [...new Set([...found].map(([, digits = '']) => `#${lengthen(digits.toLowerCase())}`))];
}

/** `f00` → `ff0000` */
function lengthen(digits: string): string {
  return digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
}
