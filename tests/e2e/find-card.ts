import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** American Express: a four-digit code occurs by chance less often than a three-digit one. */
export const searchedCard = {
  cardNumber: '378282246310005',
  cardCvv: '7391',
  cardHolder: 'QUITERIA XAVIER BRANDT',
  cardExpiry: '11/33',
};

/**
 * The number, with spaces, dashes or nothing between its digits; the holder; code and expiry right after a field's
 * name, as browsers store input. Four digits alone occur by chance in any megabyte.
 */
const canaries = [
  { name: 'number', pattern: new RegExp([...searchedCard.cardNumber].join('[ -]?')) },
  { name: 'holder', pattern: new RegExp(searchedCard.cardHolder, 'i') },
  { name: 'expiry', pattern: new RegExp(`cardExpiry[^]{0,60}?(?<!\\d)${searchedCard.cardExpiry}(?!\\d)`, 'i') },
  { name: 'code', pattern: new RegExp(`cardCvv[^]{0,60}?(?<!\\d)${searchedCard.cardCvv}(?!\\d)`, 'i') },
];

/** Names of the card values that a text contains. */
export function findCard(text: string): string[] {
  return canaries.filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);
}

/** Card values in the files of a folder, as bytes and as UTF-16: `number in Default/History`. */
export function findCardInFiles(folder: string): string[] {
  return listFiles(folder).flatMap((file) =>
    findCard(readText(file)).map((name) => `${name} in ${path.relative(folder, file)}`),
  );
}

/** Whether a file of a folder contains a text, as bytes or as UTF-16. */
export function isInFiles(folder: string, text: string): boolean {
  return listFiles(folder).some((file) => readText(file).includes(text));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** ASCII in UTF-16 is ASCII with zeros between. A file deleted since the listing counts as empty. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'latin1').replaceAll('\0', '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
