import type { JSONPath } from 'jsonc-parser';
import type { CompiledCopy } from '../model/copy/compile-copy';
import type { Manifests } from '../model/flow/resolve-step';
import type { ResolvedTheme } from '../model/theme/resolve-theme';
import type { Area, Brand, Copy, Flow, Fonts, Messages, Theme, Waivers } from '../schemas/generated/types';
import type { BrandIdentity } from './brand-identity';
import type { AreaSettings, Environment, Links } from './catalogue';
import type { JsonPlace } from './findings/config-finding';
import type { FlowFacts } from './flow-facts';

/** Data that all brands share. */
export interface SharedSubject {
  manifests: Manifests;
  settings: Readonly<Record<Area, AreaSettings>>;
  theme: Theme;
  /** Replaces the theme of a brand that names the legacy theme: the legacy theme merged over it. */
  legacyTheme?: Theme;
  fonts: Fonts;
  /** Names of the JSON files that a brand may have. */
  brandFiles: readonly string[];
  /** Files that nothing reads, besides those of brands. */
  unread: readonly UnreadFile[];
  wordFiles: readonly WordsSubject[];
  messages: Readonly<Record<string, Messages>>;
  /** Words by language before a brand changes any. */
  words: Readonly<Record<string, CompiledCopy>>;
  flows: Flows;
  /** Names of the flows that a brand can state, those that cannot be used too; whether there is one, `flows` tells. */
  flowNames: readonly string[];
}

/** Flows by the name of their file, each of which is read when it is first asked for. A brand is inspected again when one that it has asked for changes. */
export interface Flows {
  /** Whether the name exists, valid or not. */
  has: (name: string) => boolean;
  /** Undefined when there is none of that name, or it cannot be used. */
  get: (name: string) => NamedFlow | undefined;
  /** All that can be used. */
  list: () => NamedFlow[];
}

/** A file that nothing reads. */
export interface UnreadFile {
  file: string;
  /** The file that it was most likely meant to be, and whether that is there too. */
  meant?: { file: string; isThere: boolean };
}

/** A flow and the file that it stands in. */
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

/** A file of words: a template's, `_base`'s, or a brand's own over them. */
export interface WordsSubject {
  file: string;
  language: string;
  /** By group; a template's file holds the texts of one group. */
  copy: Copy;
  compiled: CompiledCopy;
  isBrands: boolean;
  placeOf: (group: string, key: string) => JsonPlace;
}

export interface AreaSubject {
  brandId: string;
  file: string;
  area: Area;
  /** `_base`, then the brand's `all`, then its area. */
  settings: AreaSettings;
  /** Its links; undefined when one is missing, which has a check of its own. */
  links: Readonly<Record<Environment, Links>> | undefined;
  /** The flows of the area that can be used: those of `flows`, in its order, then those of `entryFlows`. */
  flows: readonly NamedFlow[];
  /** Whether a flow that it names exists but is invalid. Missing parts may be in that flow. */
  hasBrokenFlow: boolean;
  /** Whether it names a flow that does not exist. */
  hasUnknownFlow: boolean;
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
  identity: BrandIdentity;
  brand: Brand;
  areas: readonly AreaSubject[];
  /** Undefined when the theme's file cannot be used. */
  theme: BrandTheme | undefined;
  words: readonly WordsSubject[];
  /** Messages of its own by language. */
  messages: Readonly<Record<string, Messages>>;
  /** Files of its folder. */
  files: readonly string[];
  /** Its images. */
  images: readonly string[];
  /** Files of its folder, and of folders in it, that nothing reads. */
  unread: readonly UnreadFile[];
  shared: SharedSubject;
}

export interface ImageSubject {
  file: string;
  /** Undefined when it is larger than any config file may be. */
  bytes: Buffer | undefined;
}
