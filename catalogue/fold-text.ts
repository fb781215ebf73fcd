/** Text without case and accents, which people omit in searches and file names. */
function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** Name for a file or folder: letters and digits, with a hyphen for everything between them. */
export function foldName(text: string): string {
  return foldText(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Its normalized words separated by spaces; may be empty. */
export function foldWords(text: string): string {
  return foldText(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')
    .join(' ');
}
