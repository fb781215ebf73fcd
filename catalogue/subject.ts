import type { JSONPath } from 'jsonc-parser';
import type { CompiledCopy } from '../model/copy/compile-copy';
import type { Manifests } from '../model/flow/resolve-step';
import type { ResolvedTheme } from '../model/theme/resolve-theme';
import type { Area, Brand, Copy, Flag, Flow, Fonts, Messages, Theme, Waivers } from '../schemas/generated/types';
import type { AreaSettings, Environment, Links } from './catalogue';
import type { AreaPrices } from './earlier-prices';
import type { FlowFacts } from './flow-facts';
import type { MediaContent } from './source/config-files';
import type { JsonPlace } from './source/json-text';

/** Data that all brands share. */
export interface SharedSubject {
  manifests: Manifests;
  settings: Readonly<Record<Area, AreaSettings>>;
  theme: Theme;
  /** Replaces the theme of a brand that names the legacy theme: the legacy theme merged over it. */
  legacyTheme?: Theme;
  fonts: Fonts;
  /** Feature flags by name. */
  flags: Readonly<Record<string, Flag>>;
  /** JSON file names that a brand may have. */
  brandFiles: readonly string[];
  /** Unread files outside the brands' folders. */
  unread: readonly UnreadFile[];
  wordFiles: readonly WordsSubject[];
  /** Wordings of the base under feature flags. */
  variants: readonly VariantSubject[];
  messages: Readonly<Record<string, Messages>>;
  /** Copy by language before a brand's changes. */
  words: Readonly<Record<string, CompiledCopy>>;
  flows: Flows;
  /** Flow names that a brand can state, including invalid flows; `flows` says whether one exists. */
  flowNames: readonly string[];
}

/** Flows by file name. */
export interface Flows {
  /** Whether the name exists, valid or not. */
  has: (name: string) => boolean;
  /** Undefined when the flow does not exist or is invalid. */
  get: (name: string) => NamedFlow | undefined;
  /** All valid flows. */
  list: () => NamedFlow[];
}

/** A file that nothing reads. */
export interface UnreadFile {
  file: string;
  /** The file that it was probably meant to be, and whether that one exists. */
  intended?: { file: string; isThere: boolean };
}

/** A flow and its file. */
export interface NamedFlow {
  /** Name of the file without `.json`. */
  name: string;
  file: string;
  flow: Flow;
  facts: FlowFacts;
  waivers?: Waivers;
}

export interface FlowSubject extends NamedFlow {
  shared: Pick<SharedSubject, 'manifests'>;
}

/** A file of copy: a template's, `_base`'s, or a brand's own over them. */
export interface WordsSubject {
  file: string;
  language: string;
  /** By group; a template's file has one group. */
  copy: Copy;
  compiled: CompiledCopy;
  /** Texts with invalid ICU, with the compiler's reason. */
  faults: readonly { group: string; key: string; reason: string }[];
  isBrands: boolean;
  placeOf: (group: string, key: string) => JsonPlace;
}

/** Wordings under a feature flag. They stand over a file's texts and are checked like a brand's. */
export interface VariantSubject extends WordsSubject {
  flag: string;
}

export interface AreaSubject {
  brandId: string;
  file: string;
  area: Area;
  /** Merged from `_base`, the brand's `all` and its area. */
  settings: AreaSettings;
  /** Prices at an earlier commit; undefined if none is compared, or the area is new. */
  earlierPrices?: AreaPrices | undefined;
  /** Links; undefined when one is missing, which has its own check. */
  links: Readonly<Record<Environment, Links>> | undefined;
  /** Valid flows of the area: those of `flows` in order, then those of `entryFlows`. */
  flows: readonly NamedFlow[];
  /** Whether a flow that it names is missing or invalid. Missing parts may be in that flow. */
  lacksFlow: boolean;
  shared: SharedSubject;
  /**
   * Place of a setting: in the area, else in the brand's `all`, else in `_base`. A derived setting has the place of its
   * source, else of the area.
   */
  placeOf: (path: JSONPath) => JsonPlace;
}

export interface BrandTheme {
  file: string;
  own: Theme;
  resolved: ResolvedTheme;
  /** The theme that other file content would give. */
  resolve: (own: Theme) => ResolvedTheme;
}

export interface BrandSubject {
  id: string;
  file: string;
  brand: Brand;
  areas: readonly AreaSubject[];
  /** Undefined when the theme's file is invalid. */
  theme: BrandTheme | undefined;
  words: readonly WordsSubject[];
  /** Its wordings under feature flags. */
  variants: readonly VariantSubject[];
  /** Its own messages by language. */
  messages: Readonly<Record<string, Messages>>;
  /** Files of its folder. */
  files: readonly string[];
  /** Its images. */
  images: readonly string[];
  /** Its images that could be read. */
  imageFiles: readonly ImageSubject[];
  /** Its videos and captions. */
  media: readonly string[];
  mediaFiles: readonly MediaSubject[];
  /** Unread files of its folder and subfolders. */
  unread: readonly UnreadFile[];
  shared: SharedSubject;
}

export interface ImageSubject {
  file: string;
  /** Undefined when it exceeds the size limit of config files. */
  bytes: Buffer | undefined;
}

/** A video, or its captions. */
export interface MediaSubject extends MediaContent {
  file: string;
}

/** Everything that was read. */
export interface Config {
  shared: SharedSubject;
  /** All readable brands, in folder order. */
  brands: readonly BrandSubject[];
  /** Whether these are all brands. */
  isWhole: boolean;
}
