import type { JSONPath } from 'jsonc-parser';
import type { Area, Brand, Copy, Flow, Fonts, Messages, Theme, Waivers } from '../../../schemas/generated/types';
import type { CompiledCopy } from '../../copy/compile-copy';
import type { Manifests } from '../../flow/resolve-step';
import type { ResolvedTheme } from '../../theme/resolve-theme';
import type { AreaSettings, Environment, Links } from '../catalogue';
import type { JsonPlace, Params, Place } from '../findings/config-finding';
import type { FixIntent } from '../findings/finding-list';
import type { BrandIdentity } from './brand-identity';
import type { FlowFacts } from './flow-facts';

/**
 * Adds a finding of the rule's own code.
 *
 * @param otherFile the file of another brand that has a part in it
 */
export type Report = (place: Place, params?: Params, fix?: FixIntent, otherFile?: string) => void;

/** What all brands share. */
export interface SharedSubject {
  manifests: Manifests;
  settings: Readonly<Record<Area, AreaSettings>>;
  theme: Theme;
  /** What stands in its place for a brand that names the legacy theme: that one over it. */
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
  /** Whether there is one of that name, which may be of no use. */
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
  /** The flows that the area names and that can be used, in its order. */
  flows: readonly NamedFlow[];
  /** Whether a flow that it names is there and cannot be used: what is missing then may be in it. */
  hasBrokenFlow: boolean;
  /** Whether it names a flow that is not there. */
  hasUnknownFlow: boolean;
  shared: SharedSubject;
  /** Where a setting is stated: in the area, else in the brand's `all`, else in `_base`; else what it derives from, or the area. */
  placeOf: (path: JSONPath) => JsonPlace;
}

export interface BrandTheme {
  file: string;
  own: Theme;
  resolved: ResolvedTheme;
  /** What it would be if the file said something else. */
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
  /** Those that are pictures. */
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

/** What a rule has noted of a brand. */
export interface Noted<Note> {
  brand: BrandIdentity;
  note: Note;
}

/** All brands that could be read, in the order of their folders. */
export interface WholeCatalogue {
  brands: readonly BrandIdentity[];
  /** Whether there is no other. */
  isWhole: boolean;
  shared: SharedSubject;
}

/** A rule that looks at all brands at once. They are not in memory together, nor read by one thread: it notes what it has to know of each. */
export interface CatalogueRule<Note> {
  subject: 'catalogue';
  /** What JSON can say, as little as will do; undefined when there is nothing to know. */
  note(brand: BrandSubject): Note | undefined;
  /** @param noted brands without a note left out */
  judge(noted: readonly Noted<Note>[], report: Report, catalogue: WholeCatalogue): void;
}

/** One check's rule: what it looks at and what it says of it. */
export type Rule =
  | { subject: 'shared'; check: (shared: SharedSubject, report: Report) => void }
  | { subject: 'flow'; check: (flow: FlowSubject, report: Report) => void }
  | { subject: 'brand'; check: (brand: BrandSubject, report: Report) => void }
  | { subject: 'area'; check: (area: AreaSubject, report: Report) => void }
  | { subject: 'words'; check: (words: WordsSubject, report: Report, shared: SharedSubject) => void }
  | { subject: 'image'; check: (image: ImageSubject, report: Report) => void }
  | CatalogueRule<unknown>;

export type RuleOf<Subject extends Rule['subject']> = Extract<Rule, { subject: Subject }>;
