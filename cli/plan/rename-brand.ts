import type { CatalogueBrand } from '../../catalogue/catalogue';
import type { AreaSubject, BrandSubject } from '../../catalogue/subject';
import type { Rename } from './find-renames';
import type { PlanTree } from './read-plan-tree';

/** The tree with a brand under its later name, so that only other differences remain. */
export function renameBrand(tree: PlanTree, rename: Rename): PlanTree {
  const { catalogue } = tree;
  const brands = catalogue.brands.map((brand) => (brand.id === rename.from ? renameBuilt(brand, rename) : brand));
  const assets = new Map([...catalogue.assets].map(([file, asset]) => [renameFolder(file, rename), asset]));
  const subjects = [...tree.brands.values()].map((brand) => renameSubject(brand, rename));
  return {
    ...tree,
    catalogue: { ...catalogue, brands, assets },
    brands: new Map(subjects.map((brand) => [brand.id, brand])),
  };
}

function renameBuilt({ theme, areas, ...brand }: CatalogueBrand, { to }: Rename): CatalogueBrand {
  const renamed = Object.values(areas).map((area) => [area.area, { ...area, brandId: to }] as const);
  return { ...brand, id: to, theme: { ...theme, brandId: to }, areas: Object.fromEntries(renamed) };
}

/** `acme/logo.svg` → `acme-idiomas/logo.svg` */
function renameFolder(file: string, { from, to }: Rename): string {
  return file.startsWith(`${from}/`) ? to + file.slice(from.length) : file;
}

function renameSubject({ id, areas, ...brand }: BrandSubject, rename: Rename): BrandSubject {
  const { from, to } = rename;
  return { ...brand, id: id === from ? to : id, areas: areas.map((area) => renameArea(area, rename)) };
}

/** Other brands name it if their upsell uses its theme. */
function renameArea({ brandId, settings, ...area }: AreaSubject, { from, to }: Rename): AreaSubject {
  const { upsell } = settings;
  return {
    ...area,
    brandId: brandId === from ? to : brandId,
    settings: upsell?.theme === from ? { ...settings, upsell: { ...upsell, theme: to } } : settings,
  };
}
