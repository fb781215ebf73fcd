import type { CheckCode } from './checks/check-table.generated';
import type {
  BrandSubject,
  CatalogueWatch,
  FlowSubject,
  ImageSubject,
  Report,
  Rule,
  RuleOf,
  SharedSubject,
  WordsSubject,
} from './checks/rule';
import { rules } from './checks/rules.generated';
import { configPaths } from './config-paths';
import { applyWaivers, type WaivedFile, type WaiverTerm } from './findings/apply-waivers';
import type { ConfigFinding } from './findings/config-finding';
import { brokenWay, dropFollowUps } from './findings/drop-follow-ups';
import { dropOfSmallPrices } from './findings/drop-of-small-prices';
import { FindingList } from './findings/finding-list';
import { foldCopies } from './findings/fold-copies';
import { readBrand } from './read-brand';
import { readShared } from './read-shared';
import { runAtOnce } from './run-steps';
import { ConfigSource } from './source/config-source';
import type { Overlay } from './source/create-text-reader';

/** What a config tree is, and all that is wrong with it. */
export interface Inspection {
  /** In the order of the tree; errors and warnings, without those that are waived. */
  findings: readonly ConfigFinding[];
  fileCount: number;
  /** Files that cannot be used: not all rules have looked at them, nor at what uses them. */
  broken: ReadonlySet<string>;
  /** Undefined when a shared file is missing without which no brand can be read. */
  shared: SharedSubject | undefined;
}

export interface InspectionOptions extends WaiverTerm {
  /** Told each brand once its rules have run: the catalogue keeps it, the check lets it go. */
  onBrand?: (brand: BrandSubject, shared: SharedSubject) => void;
  /** Told each image of a brand; its bytes are valid until it returns. */
  onImage?: (image: ImageSubject) => void;
  /** Texts that stand in for files as they are. */
  overlay?: Overlay;
}

/** Reads `brands/`, `flows/` and the templates' JSON below a folder and runs every check; one brand is in memory at a time. */
export function inspectConfig(root: string, options?: InspectionOptions): Inspection {
  return runAtOnce(inspectInSteps(root, options));
}

/** The same, one flow or brand a step. */
export function* inspectInSteps(
  root: string,
  { onBrand, onImage, overlay, ...term }: InspectionOptions = {},
): Generator<void, Inspection> {
  const findings = new FindingList();
  const source = new ConfigSource(root, findings, overlay);
  const run = new RuleRun(findings);
  const waived: WaivedFile[] = [];
  const shared = yield* readShared(source);
  const brandIds = source.folders.listFolders('brands').filter((id) => id !== '_base');
  if (shared) {
    run.shared(shared);
    for (const words of shared.wordFiles) run.words(words, shared);
    for (const flow of shared.flows.values()) {
      yield;
      run.flow({ ...flow, shared });
      // What a brand makes of a flow without a way through it is no mistake of the brand.
      if (findings.has(flow.file, brokenWay)) source.broken.add(flow.file);
    }
    for (const [name, waivers] of shared.flowWaivers) {
      waived.push({ file: configPaths.flow(name), waivers });
    }
    for (const id of brandIds) {
      yield;
      const brand = readBrand(source, shared, id);
      if (!brand) continue;
      inspectImages(source, run, brand, onImage);
      run.brand(brand);
      if (brand.brand.waivers) waived.push({ file: brand.file, waivers: brand.brand.waivers });
      onBrand?.(brand, shared);
    }
    run.end(brandIds.every((id) => !source.broken.has(configPaths.brand(id))));
  }
  return {
    findings: foldCopies(dropOfSmallPrices(dropFollowUps(applyWaivers(findings.all, waived, term)))),
    fileCount: source.fileCount,
    broken: source.broken,
    shared,
  };
}

function inspectImages(
  source: ConfigSource,
  run: RuleRun,
  { id, images }: BrandSubject,
  onImage: InspectionOptions['onImage'],
): void {
  for (const name of images) {
    const image = source.readImage(configPaths.image(id, name));
    if (!image) continue;
    run.image(image);
    onImage?.(image);
  }
}

type Subject = Exclude<Rule['subject'], 'catalogue'>;
type CheckOf<S extends Subject> = RuleOf<S>['check'];

/** One pass of all rules over a tree. */
class RuleRun {
  private readonly checks: { [S in Subject]: { check: CheckOf<S>; report: Report }[] } = {
    shared: [],
    flow: [],
    brand: [],
    area: [],
    words: [],
    image: [],
  };
  private readonly watches: { watch: CatalogueWatch; report: Report }[] = [];

  constructor(findings: FindingList) {
    for (const [code, ruleOrRules] of Object.entries(rules) as [CheckCode, Rule | readonly Rule[]][]) {
      const report: Report = (place, params, fix, otherFile) => findings.add(code, place, params, fix, otherFile);
      for (const rule of [ruleOrRules].flat()) {
        if (rule.subject === 'catalogue') this.watches.push({ watch: rule.begin(), report });
        else (this.checks[rule.subject] as { check: unknown; report: Report }[]).push({ check: rule.check, report });
      }
    }
  }

  shared(shared: SharedSubject): void {
    for (const { check, report } of this.checks.shared) check(shared, report);
  }

  flow(flow: FlowSubject): void {
    for (const { check, report } of this.checks.flow) check(flow, report);
  }

  words(words: WordsSubject, shared: SharedSubject): void {
    for (const { check, report } of this.checks.words) check(words, report, shared);
  }

  image(image: ImageSubject): void {
    for (const { check, report } of this.checks.image) check(image, report);
  }

  brand(brand: BrandSubject): void {
    for (const { check, report } of this.checks.brand) check(brand, report);
    for (const area of brand.areas) for (const { check, report } of this.checks.area) check(area, report);
    for (const words of brand.words) this.words(words, brand.shared);
    for (const { watch, report } of this.watches) watch.visit(brand, report);
  }

  end(isWhole: boolean): void {
    for (const { watch, report } of this.watches) watch.end?.(report, isWhole);
  }
}
