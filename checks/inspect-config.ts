import { base, configPaths } from '../catalogue/config-paths';
import type { EarlierPrices } from '../catalogue/earlier-prices';
import type { ConfigFinding } from '../catalogue/findings/config-finding';
import { FindingList } from '../catalogue/findings/finding-list';
import { readBrand } from '../catalogue/read-brand';
import { readShared } from '../catalogue/read-shared';
import { ConfigSource } from '../catalogue/source/config-source';
import type { Overlay } from '../catalogue/source/create-text-reader';
import type { BrandSubject, Config, SharedSubject } from '../catalogue/subject';
import type { CheckCode } from '../schemas/generated/check-table';
import { fileExplainer } from './file-explainer';
import { applyWaivers, type WaivedFile, type WaiverTerm } from './findings/apply-waivers';
import { dropFollowUps } from './findings/drop-follow-ups';
import type { Rule } from './rules/rule';
import { rules } from './rules/rules.generated';
import { runAtOnce } from './run-steps';

export interface InspectionOptions extends WaiverTerm {
  /** Texts that replace files. */
  overlay?: Overlay;
  /** Prices with which those of the tree are compared. */
  earlierPrices?: EarlierPrices;
}

/** A config tree and its findings. */
export interface Inspection {
  /** Errors and warnings in the order of their files, without waived ones. */
  findings: readonly ConfigFinding[];
  fileCount: number;
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
export function* inspectInSteps(
  root: string,
  { overlay, earlierPrices, ...term }: InspectionOptions = {},
): Generator<void, Inspection> {
  const findings = new FindingList();
  const source = new ConfigSource(root, findings, { overlay, explainer: fileExplainer });
  const shared = readShared(source);
  const brandIds = source.folders.listFolders('brands').filter((id) => id !== base);
  const brands: BrandSubject[] = [];
  for (const id of shared ? brandIds : []) {
    yield;
    const brand = shared && readBrand(source, shared, id, earlierPrices);
    if (brand) brands.push(brand);
  }
  if (shared) yield* judge({ shared, brands, isWhole: brands.length === brandIds.length }, findings);
  const unwaived = applyWaivers(findings.all, listWaived(brands, shared), term);
  return {
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
