import type { BrandIdentity } from '../../catalogue/brand-identity';
import type { Params, Place } from '../../catalogue/findings/config-finding';
import type { FixIntent } from '../../catalogue/findings/finding-list';
import type {
  AreaSubject,
  BrandSubject,
  FlowSubject,
  ImageSubject,
  SharedSubject,
  WordsSubject,
} from '../../catalogue/subject';

/**
 * Adds a finding of the rule's own code.
 *
 * @param otherFile the file of another brand that has a part in it
 */
export type Report = (place: Place, params?: Params, fix?: FixIntent, otherFile?: string) => void;

/** Data that a rule collected from one brand. */
export interface Noted<Note> {
  brand: BrandIdentity;
  note: Note;
}

/** All brands that could be read, in the order of their folders. */
export interface WholeCatalogue {
  brands: readonly BrandIdentity[];
  /** Whether these are all brands. */
  isWhole: boolean;
  shared: SharedSubject;
}

/** A rule that looks at all brands at once. They are not in memory together, nor read by one thread: it notes what it has to know of each. */
export interface CatalogueRule<Note> {
  subject: 'catalogue';
  /** Collects as little JSON as possible; undefined when there is nothing to collect. */
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
