import { base, configPaths } from '../catalogue/config-paths';
import type { EarlierPrices } from '../catalogue/earlier-prices';
import { readBrand } from '../catalogue/read-brand';
import { readShared } from '../catalogue/read-shared';
import type { ConfigFiles } from '../catalogue/source/config-files';
import { ConfigSource } from '../catalogue/source/config-source';
import type { BrandSubject, Config, SharedSubject } from '../catalogue/subject';
import type { CheckCode } from '../schemas/generated/check-table';
import { readFilesInSteps } from './disk/read-config-files';
import { applyWaivers, type WaivedFile, type WaiverTerm } from './findings/apply-waivers';
import type { ConfigFinding } from './findings/config-finding';
import { dropFollowUps } from './findings/drop-follow-ups';
import { FindingList } from './findings/finding-list';
import type { Rule } from './rules/rule';
import { rules } from './rules/rules.generated';
import { runAtOnce } from './run-steps';
import { reportFiles } from './source/report-files';

export interface InspectionOptions extends WaiverTerm {
  /** Prices with which those of the tree are compared. */
  earlierPrices?: EarlierPrices;
}

/** A config tree and its findings. */
export interface Inspection {
  /** Errors and warnings in the order of their files, without waived ones. */
  findings: readonly ConfigFinding[];
  fileCount: number;
  files: ConfigFiles;
  /** Invalid files. Some rules skip them and the files that use them. */
  broken: ReadonlySet<string>;
  /** Undefined when a shared file that every brand needs is missing. */
  shared: SharedSubject | undefined;
  /** Readable brands, in folder order. */
  brands: readonly BrandSubject[];
}

/** Reads `brands/`, `flows/` and the templates' JSON below a folder, and runs every check. */
export function inspectConfig(root: string, options?: InspectionOptions): Inspection {
  return runAtOnce(inspectInSteps(root, options));
}

/** As `inspectConfig`, with one brand or rule per step. */
export function* inspectInSteps(root: string, options?: InspectionOptions): Generator<void, Inspection> {
  return yield* inspectFilesInSteps(yield* readFilesInSteps(root), options);
}

/** Runs every check on files that are handed in. */
export function inspectFiles(files: ConfigFiles, options?: InspectionOptions): Inspection {
  return runAtOnce(inspectFilesInSteps(files, options));
}

function* inspectFilesInSteps(
  files: ConfigFiles,
  { earlierPrices, ...term }: InspectionOptions = {},
): Generator<void, Inspection> {
  const findings = new FindingList();
  const source = new ConfigSource(files);
  const shared = readShared(source);
  const brandIds = source.list('brands').folders.filter((id) => id !== base);
  const brands: BrandSubject[] = [];
  for (const id of shared ? brandIds : []) {
    yield;
    const brand = shared && readBrand(source, shared, id, earlierPrices);
    if (brand) brands.push(brand);
  }
  reportFiles(source, findings);
  if (shared) yield* judge({ shared, brands, isWhole: brands.length === brandIds.length }, findings);
  const unwaived = applyWaivers(findings.all, listWaived(brands, shared), term);
  return {
    files,
    findings: dropFollowUps(unwaived).sort(byFile),
    fileCount: source.fileCount,
    broken: source.broken,
    shared,
    brands,
  };
}

function* judge(config: Config, findings: FindingList): Generator<void, void> {
  for (const [code, rule] of Object.entries(rules) as [CheckCode, Rule][]) {
    yield;
    rule(config, (...found) => findings.add(code, ...found));
  }
}

function listWaived(brands: readonly BrandSubject[], shared: SharedSubject | undefined): WaivedFile[] {
  return [
    ...(shared?.flows.list() ?? []),
    ...brands.map(({ id, brand }) => ({ file: configPaths.brand(id), waivers: brand.waivers })),
  ].flatMap(({ file, waivers }) => (waivers ? [{ file, waivers }] : []));
}

function byFile({ place: one }: ConfigFinding, { place: other }: ConfigFinding): number {
  return one.file < other.file ? -1 : Number(one.file > other.file);
}
