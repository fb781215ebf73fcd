import type { BrandSubject } from '../../../renderer/config/checks/rule';
import { findNearest } from '../../../renderer/config/findings/find-nearest';
import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';
import { inspectConfig } from '../../../renderer/config/inspect-config';
import { CommandError } from '../frame/command';

const noBrand: Readonly<Record<AuthorLanguage, (brandId: string, nearest?: string) => string>> = {
  'pt-BR': (brandId, nearest) =>
    `não há a marca ${brandId}, ou o brand.json dela não pode ser usado${nearest ? `; talvez ${nearest}` : ''}`,
  en: (brandId, nearest) =>
    `there is no brand ${brandId}, or its brand.json cannot be used${nearest ? `; perhaps ${nearest}` : ''}`,
};

/**
 * A brand as the check reads it.
 *
 * @throws CommandError when there is none of that name
 */
export function requireBrand(root: string, brandId: string, language: AuthorLanguage): BrandSubject {
  let found: BrandSubject | undefined;
  const ids: string[] = [];
  inspectConfig(root, {
    onBrand: (brand) => {
      ids.push(brand.id);
      if (brand.id === brandId) found = brand;
    },
  });
  if (!found) throw new CommandError(noBrand[language](brandId, findNearest(brandId, ids)));
  return found;
}
