import type { SandboxCatalogue, SandboxProduct } from '../sandbox-catalogue';
import { allProducts } from './find-product';

/** An id of a word and a product, such as `aberta-ACE`; any suffix (`aberta-ACE-2`) makes a new one. */
export interface DemoId<Word extends string> {
  word: Word;
  product: SandboxProduct;
}

/** Parses an id of the magic table; undefined for any other id. */
export function parseDemoId<Word extends string>(
  catalogue: SandboxCatalogue,
  words: readonly Word[],
  id: string,
): DemoId<Word> | undefined {
  const word = words.find((candidate) => id.startsWith(`${candidate}-`));
  if (!word) return undefined;
  const rest = id.slice(word.length + 1).toLowerCase();
  const product = allProducts(catalogue)
    .filter(({ productCode }) => rest === productCode.toLowerCase() || rest.startsWith(`${productCode.toLowerCase()}-`))
    .sort((a, b) => b.productCode.length - a.productCode.length)[0];
  return product && { word, product };
}

/** Owner of the magic table's invoices and subscriptions. */
export const demoBuyer = { name: 'Cliente Sandbox', email: 'cliente@example.com', phone: '11987654321' } as const;
