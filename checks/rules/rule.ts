import type {
  AreaSubject,
  BrandSubject,
  Config,
  FlowSubject,
  ImageSubject,
  MediaSubject,
  SharedSubject,
  WordsSubject,
} from '../../catalogue/subject';
import type { CompiledMessage } from '../../model/copy/compile-copy';
import type { Params, Place } from '../findings/config-finding';
import type { FixIntent } from '../findings/finding-list';

/**
 * Adds a finding with the rule's code.
 *
 * @param otherFile file of another brand that is involved
 * @param brandFile file of the brand that leads to a finding in a shared file
 */
export type Report = (place: Place, params?: Params, fix?: FixIntent, otherFile?: string, brandFile?: string) => void;

/** Rule of one check: judges the whole configuration. */
export type Rule = (config: Config, report: Report) => void;

type Check<Subject> = (subject: Subject, report: Report) => void;

export function ofShared(check: Check<SharedSubject>): Rule {
  return ({ shared }, report) => check(shared, report);
}

/** Judges each valid flow. */
export function ofFlows(check: Check<FlowSubject>): Rule {
  return ({ shared }, report) => {
    for (const flow of shared.flows.list()) check({ ...flow, shared }, report);
  };
}

export function ofBrands(check: Check<BrandSubject>): Rule {
  return ({ brands }, report) => {
    for (const brand of brands) check(brand, reportFor(brand, report));
  };
}

export function ofAreas(check: Check<AreaSubject>): Rule {
  return ({ brands }, report) => {
    for (const area of brands.flatMap(({ areas }) => areas)) check(area, reportFor(area, report));
  };
}

/** Judges each file of copy, and its wordings under feature flags. */
export function ofWords(check: (words: WordsSubject, report: Report, shared: SharedSubject) => void): Rule {
  return ({ shared, brands }, report) => {
    const ofBrands = brands.flatMap(({ words, variants }) => [...words, ...variants]);
    for (const words of [...shared.wordFiles, ...shared.variants, ...ofBrands]) check(words, report, shared);
  };
}

/** A text of a file of copy. */
export interface TextSubject {
  words: WordsSubject;
  group: string;
  key: string;
  message: CompiledMessage;
  /** The shared text that a brand's own text replaces. */
  common: CompiledMessage | undefined;
}

/** Judges each valid text of each file of copy. */
export function ofTexts(check: Check<TextSubject>): Rule {
  return ofWords((words, report, shared) => {
    const common = words.isBrands ? shared.words[words.language] : undefined;
    for (const [group, texts] of Object.entries(words.compiled)) {
      const known = common && Object.hasOwn(common, group) ? common[group] : undefined;
      for (const [key, message] of Object.entries(texts))
        check(
          { words, group, key, message, common: known && Object.hasOwn(known, key) ? known[key] : undefined },
          report,
        );
    }
  });
}

export function ofImages(check: Check<ImageSubject>): Rule {
  return ({ brands }, report) => {
    for (const image of brands.flatMap(({ imageFiles }) => imageFiles)) check(image, report);
  };
}

export function ofMedia(check: Check<MediaSubject>): Rule {
  return ({ brands }, report) => {
    for (const media of brands.flatMap(({ mediaFiles }) => mediaFiles)) check(media, report);
  };
}

export function joinRules(...rules: readonly Rule[]): Rule {
  return (config, report) => {
    for (const rule of rules) rule(config, report);
  };
}

function reportFor({ file }: { file: string }, report: Report): Report {
  return (place, params, fix, otherFile) => report(place, params, fix, otherFile, file);
}
