import type { FindingList } from '../catalogue/findings/finding-list';
import type {
  BrandSubject,
  FlowSubject,
  ImageSubject,
  MediaSubject,
  SharedSubject,
  WordsSubject,
} from '../catalogue/subject';
import type { CheckCode } from '../schemas/generated/check-table';
import type { Logos, Noted, Report, Rule, RuleOf, WholeCatalogue } from './rules/rule';
import { rules } from './rules/rules.generated';

/** Data collected from one brand by each catalogue-wide rule, by rule index; null where a rule collects none. */
export type Notes = readonly unknown[];

type Subject = Rule['subject'];
type Entry<S extends Subject> = { rule: RuleOf<S>; report: Report };

/** Runs all rules and collects their findings in one list. */
export class RuleRun {
  private readonly entries: { [S in Subject]: Entry<S>[] } = {
    shared: [],
    flow: [],
    brand: [],
    area: [],
    words: [],
    image: [],
    media: [],
    catalogue: [],
  };

  /** File of the current brand. */
  private brandFile: string | undefined;

  constructor(findings: FindingList) {
    for (const [code, ruleOrRules] of Object.entries(rules) as [CheckCode, Rule | readonly Rule[]][]) {
      for (const rule of [ruleOrRules].flat()) {
        const isOfBrand = rule.subject === 'brand' || rule.subject === 'area';
        const report: Report = (place, params, fix, otherFile) =>
          findings.add(code, place, params, fix, otherFile, isOfBrand ? this.brandFile : undefined);
        (this.entries[rule.subject] as { rule: Rule; report: Report }[]).push({ rule, report });
      }
    }
  }

  shared(shared: SharedSubject): void {
    for (const { rule, report } of this.entries.shared) rule.check(shared, report);
  }

  flow(flow: FlowSubject): void {
    for (const { rule, report } of this.entries.flow) rule.check(flow, report);
  }

  words(words: WordsSubject, shared: SharedSubject): void {
    for (const { rule, report } of this.entries.words) rule.check(words, report, shared);
  }

  image(image: ImageSubject): void {
    for (const { rule, report } of this.entries.image) rule.check(image, report);
  }

  media(media: MediaSubject): void {
    for (const { rule, report } of this.entries.media) rule.check(media, report);
  }

  /** @returns data for the rules that run after all brands */
  brand(brand: BrandSubject, logos: Logos): Notes {
    this.brandFile = brand.file;
    for (const { rule, report } of this.entries.brand) rule.check(brand, report);
    for (const area of brand.areas) for (const { rule, report } of this.entries.area) rule.check(area, report);
    for (const words of [...brand.words, ...brand.variants]) this.words(words, brand.shared);
    return this.entries.catalogue.map(({ rule }) => rule.note(brand, logos) ?? null);
  }

  /**
   * One rule per step.
   *
   * @param noted data of all brands
   */
  *catalogue(noted: readonly Noted<Notes>[], catalogue: WholeCatalogue): Generator<void, void> {
    for (const [index, { rule, report }] of this.entries.catalogue.entries()) {
      yield;
      const own: Noted<unknown>[] = [];
      for (const { brand, note } of noted) if (note[index] !== null) own.push({ brand, note: note[index] });
      rule.judge(own, report, catalogue);
    }
  }
}
