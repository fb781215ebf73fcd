/** Text of a built file as a style or script element may hold it. */
export function printableText(text: string): string {
  return text.replaceAll('</', '<\\/');
}
