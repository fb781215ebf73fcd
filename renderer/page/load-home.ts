import { entryUrl } from '../../catalogue/entry-url';
import type { Manifests } from '../../model/flow/resolve-step';
import { getRuntime } from '../server/runtime';
import type { HomeProps } from './home';

/** Spec 2: `/` loads no product. With the sandbox on, it lists the catalogue; otherwise it describes the site. */
export function loadHome(manifests: Manifests): HomeProps {
  const { catalogue, settings } = getRuntime();
  if (settings.backendUrl !== undefined) return { links: [] };
  const links = catalogue.brands.flatMap(({ areas }) =>
    Object.values(areas).map((brandArea) => ({
      href: entryUrl(brandArea, manifests),
      name: brandArea.settings.businessName,
      detail: `${brandArea.settings.productName} · ${brandArea.area}`,
    })),
  );
  return { links };
}
