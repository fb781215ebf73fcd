import type { BrandSubject, Config } from '../../catalogue/subject';

const empty = {
  id: 'acme',
  file: 'brands/acme/brand.json',
  areas: [],
  words: [],
  variants: [],
  messages: {},
  files: [],
  images: [],
  imageFiles: [],
  media: [],
  mediaFiles: [],
  unread: [],
};

/** Configuration of brands with only the given parts, for the test of one rule. */
export function makeConfig(...brands: readonly Partial<BrandSubject>[]): Config {
  const whole = brands.map((brand) => ({ ...empty, ...brand }));
  return { shared: brands[0]?.shared, brands: whole, isWhole: true } as unknown as Config;
}
