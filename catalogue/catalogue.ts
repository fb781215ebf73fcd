import type { CompiledCopy } from '../model/copy/compile-copy';
import type { ResolvedTheme } from '../model/theme/resolve-theme';
import type { Area, BrandSettings, Flow, Fonts, LinkSettings, Messages, PlanType } from '../schemas/generated/types';

export const areas = ['BR', 'MZ'] as const satisfies readonly Area[];
export const environments = ['test', 'homolog', 'production'] as const;
export type Environment = (typeof environments)[number];

/** The links of one environment. */
export type Links = Required<LinkSettings>;
export const linkNames = [
  'terms',
  'privacy',
  'faq',
  'firstAccess',
  'domain',
] as const satisfies readonly (keyof Links)[];

/** Keys that have a value once the gaps of a brand are filled; the check names the missing one. */
export const requiredSettings = [
  'business',
  'businessName',
  'productName',
  'title',
  'productCode',
  'dsProductId',
  'language',
  'mode',
  'country',
  'currency',
  'links',
  'terms',
  'flows',
  'payment',
  'plans',
  'successHeader',
] as const satisfies readonly (keyof BrandSettings)[];

/** Keys without which a group of settings is not whole: `null` can take one out of what `_base` states. */
export const requiredOfGroups = {
  currency: ['code', 'symbol', 'isSymbolFirst'],
  terms: ['isEnabled'],
} as const satisfies { [Group in keyof BrandSettings]?: readonly (keyof NonNullable<BrandSettings[Group]>)[] };

type RequiredSetting = (typeof requiredSettings)[number];

/** The settings of one area after the merge, what was not stated derived. */
export type AreaSettings = BrandSettings & { [Key in RequiredSetting]-?: NonNullable<BrandSettings[Key]> } & {
  links: Record<Environment, Links>;
  plans: { [Type in PlanType]?: { name: string } };
};

/** One area of one brand, resolved once and frozen. */
export interface BrandArea {
  brandId: string;
  area: Area;
  settings: AreaSettings;
  flows: readonly Flow[];
  /** Compiled words by group (`frame`, `order`, …, one per templateId) in the area's language. */
  copy: CompiledCopy;
  messages: Messages;
}

export interface CatalogueBrand {
  id: string;
  order: number;
  theme: ResolvedTheme;
  areas: Partial<Record<Area, BrandArea>>;
}

/** An image of a brand that the browser may load: a file of its folder, by its absolute name, or one drawn for it. */
export type BrandAsset = {
  type: string;
  /** First characters of the sha-256; part of its URL, so that it can be cached for ever. */
  hash: string;
} & ({ file: string } | { text: string });

/** All brands, resolved from `brands/` and `flows/`; immutable. */
export interface Catalogue {
  /** By `order`, lowest first. */
  brands: readonly CatalogueBrand[];
  fonts: Fonts;
  /** The theme of pages without a brand, and the stand-in for a token that cannot be loaded. */
  neutralTheme: ResolvedTheme;
  /** By `<brand>/<file>`. */
  assets: ReadonlyMap<string, BrandAsset>;
  /** What its authors should look at and what holds nobody up, as they read it. */
  warnings: readonly { file: string; line: string }[];
}
