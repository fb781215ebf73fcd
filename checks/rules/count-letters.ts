/** Number of letters in a text: a label has few, and is often equal to another by chance. */
export function countLetters(text: string): number {
  return (text.match(/\p{L}/gu) ?? []).length;
}
