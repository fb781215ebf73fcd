import { imageName } from './checks/brand-images';
import type { CheckCode } from './checks/check-table.generated';
import type { BrandSubject, ImageSubject, Report, Rule, RuleOf, SharedSubject } from './checks/rule';
import { rules } from './checks/rules.generated';
import { applyWaivers, type WaivedFile } from './findings/apply-waivers';
import type { ConfigFinding } from './findings/config-finding';
import { brokenWay, dropFollowUps } from './findings/drop-follow-ups';
import { FindingList } from './findings/finding-list';
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
  /** Undefined when a shared file is missing without which no brand can be read. */
  shared: SharedSubject | undefined;
}

export interface InspectionOptions {
  /** Told each brand once its rules have run: the catalogue keeps it, the check lets it go. */
  onBrand?: (brand: BrandSubject, shared: SharedSubject) => void;
  /** Told each image of a brand; its bytes are valid until it returns. */
  onImage?: (image: ImageSubject) => void;
  /** The day that waivers are held to, YYYY-MM-DD; today without it. */
  today?: string;
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
  { onBrand, onImage, today, overlay }: InspectionOptions = {},
): Generator<void, Inspection> {
  const findings = new FindingList();
  const source = new ConfigSource(root, findings, overlay);
  const run = new RuleRun(findings);
  const waived: WaivedFile[] = [];
  const shared = yield* readShared(source);
  const brandIds = source.listFolders('brands').filter((id) => id !== '_base');
  if (shared) {
    run.each('shared', (rule, report) => rule.check(shared, report));
    for (const words of shared.wordFiles) run.each('words', (rule, report) => rule.check(words, report, shared));
    for (const [name, flow] of shared.flows) {
      yield;
      const file = `flows/${name}.json`;
      run.each('flow', (rule, report) => rule.check({ file, flow, shared }, report));
      // What a brand makes of a flow without a way through it is no mistake of the brand.
      if (findings.has(file, brokenWay)) source.broken.add(file);
    }
    for (const [name, waivers] of shared.flowWaivers) {
      const file = `flows/${name}.json`;
      waived.push({ file, scope: file, waivers });
    }
    for (const id of brandIds) {
      yield;
      const brand = readBrand(source, shared, id);
      inspectImages(source, run, id, brand?.files ?? [], onImage);
      if (!brand) continue;
      run.brand(brand);
      if (brand.brand.waivers) waived.push({ file: brand.file, scope: `brands/${id}/`, waivers: brand.brand.waivers });
      onBrand?.(brand, shared);
    }
    run.end(brandIds.every((id) => !source.broken.has(`brands/${id}/brand.json`)));
  }
  return { findings: applyWaivers(dropFollowUps(findings.all), waived, today), fileCount: source.fileCount, shared };
}

function inspectImages(
  source: ConfigSource,
  run: RuleRun,
  brandId: string,
  files: readonly string[],
  onImage: InspectionOptions['onImage'],
): void {
  for (const name of files.filter((file) => imageName.test(file))) {
    const file = `brands/${brandId}/${name}`;
    const image = source.readImage(file);
    if (!image) continue;
    run.each('image', (rule, report) => rule.check(image, report));
    onImage?.(image);
  }
}

/** One pass of all rules over a tree. */
class RuleRun {
  private readonly bySubject = new Map<Rule['subject'], { rule: Rule; report: Report }[]>();
  private readonly watches;

  constructor(findings: FindingList) {
    for (const [code, ruleOrRules] of Object.entries(rules) as [CheckCode, Rule | readonly Rule[]][]) {
      const report: Report = (place, params, fix) => findings.add(code, place, params, fix);
      for (const rule of [ruleOrRules].flat()) {
        this.bySubject.set(rule.subject, [...(this.bySubject.get(rule.subject) ?? []), { rule, report }]);
      }
    }
    this.watches = (this.bySubject.get('catalogue') ?? []).map(({ rule, report }) => ({
      watch: (rule as RuleOf<'catalogue'>).begin(),
      report,
    }));
  }

  each<S extends Rule['subject']>(subject: S, check: (rule: RuleOf<S>, report: Report) => void): void {
    for (const { rule, report } of this.bySubject.get(subject) ?? []) check(rule as RuleOf<S>, report);
  }

  brand(brand: BrandSubject): void {
    this.each('brand', (rule, report) => rule.check(brand, report));
    for (const area of brand.areas) this.each('area', (rule, report) => rule.check(area, report));
    for (const words of brand.words) this.each('words', (rule, report) => rule.check(words, report, brand.shared));
    for (const { watch, report } of this.watches) watch.visit(brand, report);
  }

  end(isWhole: boolean): void {
    for (const { watch, report } of this.watches) watch.end?.(report, isWhole);
  }
}
