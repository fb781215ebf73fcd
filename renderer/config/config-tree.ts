import { isDeepStrictEqual } from 'node:util';
import type { Waivers } from '../../schemas/generated/types';
import type { Manifests } from '../flow/resolve-step';
import type { BrandSubject, ImageSubject, NamedFlow, Noted, SharedSubject } from './checks/rule';
import { base, configPaths } from './config-paths';
import type { WaivedFile } from './findings/apply-waivers';
import type { ConfigFinding } from './findings/config-finding';
import { brokenWay } from './findings/drop-follow-ups';
import { FindingList } from './findings/finding-list';
import { FlowShelf } from './flow-shelf';
import { readBrand } from './read-brand';
import { readFlow, readShared } from './read-shared';
import { type Notes, RuleRun } from './rule-run';
import { ConfigSource } from './source/config-source';
import type { Overlay } from './source/create-text-reader';

export interface TreeOptions {
  /** Told each brand once its rules have run: the catalogue keeps it, the check lets it go. */
  onBrand?: (brand: BrandSubject, shared: SharedSubject) => void;
  /** Told each image of a brand; its bytes are valid until it returns. */
  onImage?: (image: ImageSubject) => void;
  /** Texts that stand in for files as they are. */
  overlay?: Overlay;
  /** What is known to be well and is not looked at again. */
  known?: KnownUnits;
}

/** Flows and brands that were without a finding when they were last inspected, and have not changed since. */
export interface KnownUnits {
  /** What they were inspected beside; beside others all is inspected. */
  sharedFiles: readonly string[];
  flows: ReadonlySet<string>;
  brands: ReadonlyMap<string, NotedBrand>;
}

/** What is to be judged of a brand together with all others, and what it was made of. */
export interface NotedBrand extends Noted<Notes> {
  /** Names of the flows that were asked for, whether or not there are such. */
  flows: readonly string[];
  fileCount: number;
}

/** The `index`th of `count` parts that a tree is cut into: as many of its flows as of its brands, in their order. */
export interface TreePart {
  index: number;
  count: number;
}

/** What is wrong with some files, in the order of the tree, and which of them set checks aside. */
export interface Told {
  findings: readonly ConfigFinding[];
  waived: readonly WaivedFile[];
  /** Flows or brands of which something was told or may be waived, or that cannot be read. */
  unclean: readonly string[];
}

/** All there is to know of a part, in what JSON can say: it may come from another thread. */
export interface PartReport extends TreePart {
  /** Flows, then brands, that the part had when it was inspected. */
  names: readonly string[];
  flows: Told;
  brands: Told;
  noted: readonly NotedBrand[];
  fileCount: number;
  broken: readonly string[];
}

/** What was found when a flow was opened, for the part that it belongs to: brands of others may name it too, and be sooner. */
interface OpenedFlow {
  findings: readonly ConfigFinding[];
  isRead: boolean;
}

/** A config tree whose parts are inspected one after the other; one brand is in memory at a time. */
export class ConfigTree {
  /** Undefined when a shared file is missing without which no brand can be read. */
  readonly shared: SharedSubject | undefined;
  readonly brandIds: readonly string[];
  /** What all parts depend on. */
  readonly sharedFiles: readonly string[];
  /** What is not inspected again. */
  readonly known: KnownUnits | undefined;
  readonly flowNames: readonly string[];
  private readonly findings = new FindingList();
  private readonly run = new RuleRun(this.findings);
  private readonly source: ConfigSource;
  private readonly opened = new Map<string, OpenedFlow>();
  private openedCount = 0;
  private shelf: FlowShelf | undefined;

  constructor(
    root: string,
    private readonly options: TreeOptions = {},
  ) {
    this.source = new ConfigSource(root, this.findings, options.overlay);
    this.shared = readShared(this.source, (names, manifests) => {
      this.shelf = new FlowShelf(names, (name) => this.openFlow(manifests, name));
      return this.shelf;
    });
    this.sharedFiles = [...this.source.files];
    this.known = isDeepStrictEqual(options.known?.sharedFiles, this.sharedFiles) ? options.known : undefined;
    this.flowNames = this.shared?.flowNames ?? [];
    this.brandIds = this.source.folders.listFolders('brands').filter((id) => id !== base);
  }

  /** Files that cannot be used, of all that was inspected. */
  get broken(): ReadonlySet<string> {
    return this.source.broken;
  }

  /** What is wrong with what all parts share; to be asked once, before any part is inspected. */
  inspectShared(): { findings: readonly ConfigFinding[]; fileCount: number } {
    const { shared, run, findings, source } = this;
    if (shared) {
      run.shared(shared);
      for (const words of shared.wordFiles) run.words(words, shared);
    }
    return { findings: findings.take(), fileCount: source.fileCount };
  }

  /** One flow or brand a step. */
  *inspectPart(shared: SharedSubject, part: TreePart): Generator<void, PartReport> {
    const { source, findings } = this;
    const brokenCount = source.broken.size;
    findings.take();
    const { flowNames, brandIds } = this.select(part);
    const { fileCount: flowFileCount, ...flows } = yield* this.inspectFlows(shared, flowNames);
    const brandFileCount = this.countBrandFiles();
    const { noted, knownFileCount, ...brands } = yield* this.inspectBrands(shared, brandIds);
    return {
      ...part,
      names: [...flowNames, ...brandIds],
      flows,
      brands: { findings: findings.take(), ...brands },
      noted,
      fileCount: flowFileCount + knownFileCount + this.countBrandFiles() - brandFileCount,
      broken: [...source.broken].slice(brokenCount),
    };
  }

  /** Whether a report is about what the part is here: folders may have come or gone since another thread listed them. */
  isAbout({ names, ...part }: PartReport): boolean {
    const { flowNames, brandIds } = this.select(part);
    return [...flowNames, ...brandIds].join('/') === names.join('/');
  }

  private select(part: TreePart): { flowNames: string[]; brandIds: string[] } {
    return { flowNames: selectPart(this.flowNames, part), brandIds: selectPart(this.brandIds, part) };
  }

  private *inspectFlows(
    shared: SharedSubject,
    names: readonly string[],
  ): Generator<void, Told & { fileCount: number }> {
    const findings: ConfigFinding[] = [];
    const waived: WaivedFile[] = [];
    const unclean: string[] = [];
    let fileCount = 0;
    for (const name of names) {
      if (this.known?.flows.has(name)) {
        fileCount += 1;
        continue;
      }
      yield;
      const flow = shared.flows.get(name);
      if (flow?.waivers) waived.push({ file: flow.file, waivers: flow.waivers });
      const opened = this.opened.get(name);
      findings.push(...(opened?.findings ?? []));
      if (opened?.isRead) fileCount += 1;
      if (!flow || flow.waivers || opened?.findings.length !== 0) unclean.push(name);
    }
    return { findings, waived, unclean, fileCount };
  }

  private openFlow(manifests: Manifests, name: string): NamedFlow | undefined {
    const { source, findings, run } = this;
    const [findingCount, fileCount] = [findings.all.length, source.fileCount];
    const flow = readFlow(source, manifests, name);
    if (flow) run.flow({ ...flow, shared: { manifests } });
    const own = findings.take(findingCount);
    // What a brand makes of a flow without a way through it is no mistake of the brand.
    if (own.some(({ code }) => brokenWay.includes(code))) source.broken.add(configPaths.flow(name));
    const isRead = source.fileCount > fileCount;
    if (isRead) this.openedCount += 1;
    this.opened.set(name, { findings: own, isRead });
    return flow;
  }

  private countBrandFiles(): number {
    return this.source.fileCount - this.openedCount;
  }

  private *inspectBrands(
    shared: SharedSubject,
    ids: readonly string[],
  ): Generator<void, Pick<PartReport, 'noted'> & Omit<Told, 'findings'> & { knownFileCount: number }> {
    const noted: NotedBrand[] = [];
    const waived: WaivedFile[] = [];
    const unclean: string[] = [];
    let knownFileCount = 0;
    this.shelf?.takeAsked();
    for (const id of ids) {
      const known = this.known?.brands.get(id);
      if (known) {
        noted.push(known);
        knownFileCount += known.fileCount;
        continue;
      }
      yield;
      const { toldCount } = this.findings;
      const fileCount = this.countBrandFiles();
      const brand = this.inspectBrand(shared, id);
      if (brand) noted.push({ ...brand.noted, fileCount: this.countBrandFiles() - fileCount });
      if (brand?.waivers) waived.push({ file: configPaths.brand(id), waivers: brand.waivers });
      if (!brand || brand.waivers || this.findings.toldCount > toldCount) unclean.push(id);
    }
    return { noted, waived, unclean, knownFileCount };
  }

  private inspectBrand(
    shared: SharedSubject,
    id: string,
  ): { noted: Omit<NotedBrand, 'fileCount'>; waivers: Waivers | undefined } | undefined {
    const brand = readBrand(this.source, shared, id);
    if (!brand) return undefined;
    this.inspectImages(brand);
    const note = this.run.brand(brand);
    this.options.onBrand?.(brand, shared);
    const flows = this.shelf?.takeAsked() ?? [];
    return { noted: { brand: brand.identity, note, flows }, waivers: brand.brand.waivers };
  }

  private inspectImages({ id, images }: BrandSubject): void {
    for (const name of images) {
      const image = this.source.readImage(configPaths.image(id, name));
      if (!image) continue;
      this.run.image(image);
      this.options.onImage?.(image);
    }
  }
}

function selectPart(names: readonly string[], { index, count }: TreePart): string[] {
  const startOf = (part: number) => Math.floor((names.length * part) / count);
  return names.slice(startOf(index), startOf(index + 1));
}
