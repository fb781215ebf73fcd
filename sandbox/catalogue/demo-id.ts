import type { SandboxCatalogue, SandboxProduct } from './build-sandbox-catalogue';
import { allProducts } from './find-product';

/**
 * An id of a word and a product's code or slug, such as `aberta-ACE`; any suffix (`aberta-ACE-2`) makes a new one. Areas
 * may share a code. A slug names one area.
 */
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
  const [longest] = allProducts(catalogue)
    .flatMap((product) =>
      [product.productCode, ...product.slugs].map((name) => ({ product, name: name.toLowerCase() })),
    )
    .filter(({ name }) => rest === name || rest.startsWith(`${name}-`))
    .sort((a, b) => b.name.length - a.name.length);
  return longest && { word, product: longest.product };
}

/** Owner of the magic table's invoices and subscriptions. */
export const demoBuyer = { name: 'Cliente Sandbox', email: 'cliente@example.com', phone: '11987654321' } as const;
