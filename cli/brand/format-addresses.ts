import type { BrandSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { buildLink, type Link } from '../../scripts/setup/list-links';
import { brandUrl } from '../../studio/studio-links';
import { alignRows } from '../frame/format-help';

const names: Readonly<Record<AuthorLanguage, { checkout: string; studio: string }>> = {
  'pt-BR': { checkout: 'checkout', studio: 'estúdio' },
  en: { checkout: 'checkout', studio: 'studio' },
};

/** Addresses of a checkout and its studio, one a line. */
export function formatAddresses(
  origin: string,
  pages: readonly { href: string }[],
  brandId: string | undefined,
  language: AuthorLanguage,
): string {
  const { checkout, studio } = names[language];
  return alignRows([
    ...pages.map(({ href }) => [checkout, `${origin}${href}`] as const),
    [studio, `${origin}${brandId === undefined ? '/studio' : brandUrl(brandId)}`],
  ]);
}

/** URL of a brand's first step in each area with usable flows. */
export function linkBrand({ areas }: BrandSubject): Link[] {
  return areas
    .filter(({ flows }) => flows.length > 0)
    .map(({ area, settings, flows }) => buildLink({ area, settings, flows: flows.map(({ flow }) => flow) }));
}
