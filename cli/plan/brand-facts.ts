import { knownImages } from '../../catalogue/brand-images';
import { brandTheme } from '../../catalogue/brand-theme';
import type { Catalogue } from '../../catalogue/catalogue';
import { base, configPaths } from '../../catalogue/config-paths';
import type { JsonPlace } from '../../catalogue/source/json-text';
import type { BrandSubject, BrandTheme } from '../../catalogue/subject';
import { colorRoles } from '../../model/theme/color-roles';
import type { Theme } from '../../schemas/generated/types';
import type { Fact, Facts } from './fact';
import { listLeaves } from './list-leaves';
import { screenModes } from './screen';

/** Order, look and files of a brand. */
export function addBrandFacts(facts: Facts, catalogue: Catalogue, brand: BrandSubject): void {
  facts.add('brand.order', brand.brand.order, { file: brand.file, path: ['order'] });
  if (brand.theme) {
    addStated(facts, brand, brand.theme);
    addRoles(facts, brand, brand.theme);
    addFonts(facts, brand.theme, catalogue);
  }
  for (const [key, asset] of catalogue.assets) {
    if (!key.startsWith(`${brand.id}/`)) continue;
    const name = key.slice(brand.id.length + 1);
    const file = 'text' in asset ? brand.file : configPaths.image(brand.id, name);
    const shown = knownImages.includes(name) ? {} : showsAsset(brand, name);
    const path = `${asset.type.startsWith('image/') ? 'image' : 'media'}.${name}`;
    facts.add(path, asset.hash, { file, path: [] }, { params: [name], ...shown });
  }
}

/** Screens of the steps that name a file, or of the mode whose background it is; all if none does. */
function showsAsset({ areas, theme }: BrandSubject, name: string): Pick<Fact, 'isOn'> {
  const { art, artDark = art } = theme?.own.canvas ?? {};
  if (art !== artDark && [art, artDark].includes(name))
    return { isOn: ({ mode }) => (mode === 'dark') === (name === artDark) };
  const isNamedIn = (props: unknown) => JSON.stringify(props ?? {}).includes(JSON.stringify(name));
  const naming = areas.flatMap(({ area, flows }) =>
    flows.flatMap(({ flow: { id, props, steps } }) =>
      steps
        .filter((step) => isNamedIn(props) || isNamedIn(step.props))
        .map(({ templateId }) => [area, id, templateId].join(' ')),
    ),
  );
  return naming.length === 0
    ? {}
    : { isOn: ({ area, flowId, templateId }) => naming.includes([area, flowId, templateId].join(' ')) };
}

/** Values that a brand's theme states, or takes from the base; without roles. */
function addStated(facts: Facts, brand: BrandSubject, theme: BrandTheme): void {
  const { font, shape, palette, refererOptions } = baseOf(brand, theme);
  const common = { font, shape, palette: { primary: { pure: palette?.primary?.pure } }, refererOptions };
  const { light: _, dark: __, $schema: ___, ...own } = brandTheme(brand.brand, theme.own);
  for (const [path, value] of new Map([...listLeaves(common), ...listLeaves(own)])) {
    const params = [path.replace(/^palette\./, '')];
    facts.add(`theme.${path}`, value, () => placeOf(path, brand, theme), { params });
  }
}

/** Place of a theme's value: the brand's theme.json, its brand.json, or the base. */
function placeOf(path: string, brand: BrandSubject, theme: BrandTheme): JsonPlace {
  const keys = path.split('.');
  const { file, brand: own } = brand;
  if (listLeaves(theme.own).has(path)) return { file: theme.file, path: keys };
  if (own.color !== undefined && path === 'palette.primary.pure') return { file, path: ['color'] };
  if (own.font !== undefined && /^font\.(?:body|heading)$/.test(path)) return { file, path: ['font'] };
  return { file: listLeaves(baseOf(brand, theme)).has(path) ? baseFileOf(theme) : theme.file, path: keys };
}

/** Colours of both modes. One that no file states derives from the palette, and follows it. */
function addRoles(facts: Facts, brand: BrandSubject, theme: BrandTheme): void {
  for (const screenMode of screenModes) {
    for (const role of colorRoles) {
      const value = theme.resolved[screenMode][role];
      const isOwn = theme.own[screenMode]?.[role] !== undefined;
      const isBases = !isOwn && baseOf(brand, theme)[screenMode]?.[role] === value;
      const place = { file: isBases ? baseFileOf(theme) : theme.file, path: [screenMode, role] };
      facts.add(`role.${screenMode}.${role}`, value, place, {
        isOn: ({ mode }) => mode === screenMode,
        ...(!isOwn && !isBases && { follows: 'theme.palette.' }),
      });
    }
  }
}

function addFonts(facts: Facts, { resolved }: BrandTheme, { fonts }: Catalogue): void {
  for (const name of new Set([resolved.font.body, resolved.font.heading])) {
    const path = `theme.fontFile.${name}`;
    const place = { file: configPaths.fonts, path: [name] };
    facts.parts.add(path);
    facts.add(path, JSON.stringify(fonts[name]), place, { params: [`fontFile.${name}`], part: path });
  }
}

function baseOf({ shared }: BrandSubject, { own }: BrandTheme): Theme {
  return (own.legacy && shared.legacyTheme) || shared.theme;
}

function baseFileOf({ own }: BrandTheme): string {
  return own.legacy ? configPaths.legacyTheme : configPaths.theme(base);
}
