/** Nothing says whose page it is: an id that the backend does not know, on a link without a product of a brand. */
export class UnknownEntryError extends Error {
  override readonly name = 'UnknownEntryError';
}
