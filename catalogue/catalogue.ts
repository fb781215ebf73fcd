import type { CompiledCopy } from '../model/copy/compile-copy';
import type { ResolvedTheme } from '../model/theme/resolve-theme';
import type {
  Area,
  BrandSettings,
  Flag,
  Flow,
  Fonts,
  LinkSettings,
  Messages,
  PlanType,
} from '../schemas/generated/types';

export const areas = ['BR', 'MZ'] as const satisfies readonly Area[];
export const environments = ['test', 'homolog', 'production'] as const;
export type Environment = (typeof environments)[number];

/** Links of one environment. */
export type Links = Required<LinkSettings>;
export const linkNames = [
  'terms',
  'privacy',
  'faq',
  'firstAccess',
  'domain',
] as const satisfies readonly (keyof Links)[];

/** Settings that must have a value after the merge. The check names a missing one. */
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

/** Keys that complete a group of settings. A `null` can remove one that `_base` states. */
export const requiredOfGroups = {
  currency: ['code', 'symbol', 'isSymbolFirst'],
  terms: ['isEnabled'],
} as const satisfies { [Group in keyof BrandSettings]?: readonly (keyof NonNullable<BrandSettings[Group]>)[] };

type RequiredSetting = (typeof requiredSettings)[number];

/** Merged settings of one area, with derived values filled in. */
export type AreaSettings = BrandSettings & { [Key in RequiredSetting]-?: NonNullable<BrandSettings[Key]> } & {
  links: Record<Environment, Links>;
  plans: { [Type in PlanType]?: { name: string } };
};

/** One area of one brand, resolved once and frozen. */
export interface BrandArea {
  brandId: string;
  area: Area;
  settings: AreaSettings;
  /** True when this environment does not sell it: its links lead to the error page, not to another brand. */
  isUnsold?: true;
  flows: readonly Flow[];
  /** Compiled copy in the area's language, by group (`frame`, `order`, …, one per templateId). */
  copy: CompiledCopy;
  /** Other wordings of that copy by feature flag. */
  variants: Readonly<Record<string, CompiledCopy>>;
  messages: Messages;
}

export interface CatalogueBrand {
  id: string;
  order: number;
  theme: ResolvedTheme;
  areas: Partial<Record<Area, BrandArea>>;
}

/** Image, video or captions of a brand that browsers may load: a file of its folder (absolute path), or one drawn for it. */
export type BrandAsset = {
  type: string;
  /** First characters of the sha-256. They are part of the URL, so that browsers can cache the file forever. */
  hash: string;
} & ({ file: string } | { text: string } | Pick<MediaAsset, 'file' | 'modifiedAt'>);

/** A video or its captions. */
export interface MediaAsset {
  type: string;
  hash: string;
  file: string;
  /** Time of the hashed file, in milliseconds since 1970. */
  modifiedAt: number;
}

/** All brands, resolved from `brands/` and `flows/`; immutable. */
export interface Catalogue {
  /** By `order`, lowest first. */
  brands: readonly CatalogueBrand[];
  fonts: Fonts;
  /** Known feature flags by name. */
  flags: Readonly<Record<string, Flag>>;
  /** Theme of pages without a brand. It also replaces a theme with a token that cannot be loaded. */
  neutralTheme: ResolvedTheme;
  /** By `<brand>/<file>`. */
  assets: ReadonlyMap<string, BrandAsset>;
  /** Findings that do not block, in the author's words. */
  warnings: readonly { file: string; line: string }[];
}
