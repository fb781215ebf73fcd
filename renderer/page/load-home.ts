import { getRuntime } from '../server/runtime';
import type { HomeProps } from './home';

/** Spec 2: `/` loads no product. With the sandbox on it lists the catalogue; otherwise it says only what this site is. */
export function loadHome(): HomeProps {
  const { catalogue, settings } = getRuntime();
  if (settings.backendUrl !== undefined) return { links: [] };
  const links = catalogue.brands.flatMap(({ areas }) =>
    Object.values(areas).map(({ area, settings: { businessName, productCode, productName } }) => ({
      href: `/lead?product=${productCode}${area === 'MZ' ? '&lang=pt-MZ' : ''}`,
      name: businessName,
      detail: `${productName} · ${area}`,
    })),
  );
  return { links };
}
