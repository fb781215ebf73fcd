import type { BrandIdentity } from '../../catalogue/brand-identity';
import type { Params, Place } from '../../catalogue/findings/config-finding';
import type { FixIntent } from '../../catalogue/findings/finding-list';
import type {
  AreaSubject,
  BrandSubject,
  FlowSubject,
  ImageSubject,
  MediaSubject,
  SharedSubject,
  WordsSubject,
} from '../../catalogue/subject';

/**
 * Adds a finding with the rule's code.
 *
 * @param otherFile file of another brand that is involved
 */
export type Report = (place: Place, params?: Params, fix?: FixIntent, otherFile?: string) => void;

/** Data that a rule collected from one brand. */
export interface Noted<Note> {
  brand: BrandIdentity;
  note: Note;
}

/** All readable brands, in folder order. */
export interface WholeCatalogue {
  brands: readonly BrandIdentity[];
  /** Whether these are all brands. */
  isWhole: boolean;
  shared: SharedSubject;
}

/** Hashes of a brand's logos, by file name. */
export type Logos = ReadonlyMap<string, string>;

/**
 * A rule about all brands together. They are never in memory together, and several threads read them, so the rule
 * collects small data from each.
 */
export interface CatalogueRule<Note> {
  subject: 'catalogue';
  /**
   * Collects as little JSON as possible; undefined when there is nothing to collect.
   *
   * @param logos hash of each of its logos, by file name
   */
  note(brand: BrandSubject, logos: Logos): Note | undefined;
  /** @param noted data of the brands; those without data are left out */
  judge(noted: readonly Noted<Note>[], report: Report, catalogue: WholeCatalogue): void;
}

/** Rule of one check: its subject, and the function that reports. */
export type Rule =
  | { subject: 'shared'; check: (shared: SharedSubject, report: Report) => void }
  | { subject: 'flow'; check: (flow: FlowSubject, report: Report) => void }
  | { subject: 'brand'; check: (brand: BrandSubject, report: Report) => void }
  | { subject: 'area'; check: (area: AreaSubject, report: Report) => void }
  | { subject: 'words'; check: (words: WordsSubject, report: Report, shared: SharedSubject) => void }
  | { subject: 'image'; check: (image: ImageSubject, report: Report) => void }
  | { subject: 'media'; check: (media: MediaSubject, report: Report) => void }
  | CatalogueRule<unknown>;

export type RuleOf<Subject extends Rule['subject']> = Extract<Rule, { subject: Subject }>;
