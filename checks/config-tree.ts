import { hashAsset } from '../catalogue/asset-hash';
import { logoImages } from '../catalogue/brand-images';
import { base, configPaths } from '../catalogue/config-paths';
import type { EarlierPrices } from '../catalogue/earlier-prices';
import type { ConfigFinding } from '../catalogue/findings/config-finding';
import { FindingList } from '../catalogue/findings/finding-list';
import { FlowCache } from '../catalogue/flow-cache';
import { readBrand } from '../catalogue/read-brand';
import { readFlow, readShared } from '../catalogue/read-shared';
import { ConfigSource } from '../catalogue/source/config-source';
import type { Overlay } from '../catalogue/source/create-text-reader';
import type { BrandSubject, ImageSubject, MediaSubject, NamedFlow, SharedSubject } from '../catalogue/subject';
import type { Manifests } from '../model/flow/resolve-step';
import type { Waivers } from '../schemas/generated/types';
import { fileExplainer } from './file-explainer';
import type { WaivedFile } from './findings/apply-waivers';
import { brokenWay } from './findings/drop-follow-ups';
import { type Notes, RuleRun } from './rule-run';
import type { Logos, Noted } from './rules/rule';

export interface TreeOptions {
  /** Called for each brand after its rules have run. The catalogue keeps the brand; the check drops it. */
  onBrand?: (brand: BrandSubject, shared: SharedSubject) => void;
  /** Called for each image of a brand. Its bytes are valid only during the call. */
  onImage?: (image: ImageSubject) => void;
  /** Called for each video and each captions file of a brand. */
  onMedia?: (media: MediaSubject) => void;
  /** Texts that replace files. */
  overlay?: Overlay;
  /** Prices with which those of the tree are compared. */
  earlierPrices?: EarlierPrices;
}

/** Data collected from a whole tree, for the rules that look at all brands. */
export interface TreeReport {
  /** Findings of flows, then of brands. */
  findings: readonly ConfigFinding[];
  waived: readonly WaivedFile[];
  noted: readonly Noted<Notes>[];
}

/** A config tree; only one brand is in memory at a time. */
export class ConfigTree {
  /** Undefined when a shared file that every brand needs is missing. */
  readonly shared: SharedSubject | undefined;
  readonly brandIds: readonly string[];
  private readonly findings = new FindingList();
  private readonly run = new RuleRun(this.findings);
  private readonly source: ConfigSource;
  /** Findings of each flow by name. A rule about shared files may read a flow before its turn. */
  private readonly opened = new Map<string, readonly ConfigFinding[]>();

  constructor(
    root: string,
    private readonly options: TreeOptions = {},
  ) {
    this.source = new ConfigSource(root, this.findings, { overlay: options.overlay, explainer: fileExplainer });
    this.shared = readShared(
      this.source,
      (names, manifests) => new FlowCache(names, (name) => this.openFlow(manifests, name)),
    );
    this.brandIds = this.source.folders.listFolders('brands').filter((id) => id !== base);
  }

  /** Invalid files. */
  get broken(): ReadonlySet<string> {
    return this.source.broken;
  }

  get fileCount(): number {
    return this.source.fileCount;
  }

  /** Checks the files that all brands share. Call it once, before `inspect`. */
  inspectShared(): readonly ConfigFinding[] {
    const { shared, run, findings } = this;
    if (shared) {
      run.shared(shared);
      for (const words of [...shared.wordFiles, ...shared.variants]) run.words(words, shared);
    }
    return findings.take();
  }

  /** One flow or brand per step. */
  *inspect(shared: SharedSubject): Generator<void, TreeReport> {
    const ofFlows: ConfigFinding[] = [];
    const waived: WaivedFile[] = [];
    const noted: Noted<Notes>[] = [];
    for (const name of shared.flowNames) {
      yield;
      const flow = shared.flows.get(name);
      if (flow?.waivers) waived.push({ file: flow.file, waivers: flow.waivers });
      ofFlows.push(...(this.opened.get(name) ?? []));
    }
    for (const id of this.brandIds) {
      yield;
      const brand = this.inspectBrand(shared, id);
      if (!brand) continue;
      noted.push(brand.noted);
      if (brand.waivers) waived.push({ file: configPaths.brand(id), waivers: brand.waivers });
    }
    return { findings: [...ofFlows, ...this.findings.take()], waived, noted };
  }

  private openFlow(manifests: Manifests, name: string): NamedFlow | undefined {
    const { source, findings, run } = this;
    const start = findings.all.length;
    const flow = readFlow(source, manifests, name);
    if (flow) run.flow({ ...flow, shared: { manifests } });
    const own = findings.take(start);
    // A flow without a complete path causes findings that are not the brand's mistakes.
    if (own.some(({ code }) => brokenWay.includes(code))) source.broken.add(configPaths.flow(name));
    this.opened.set(name, own);
    return flow;
  }

  private inspectBrand(
    shared: SharedSubject,
    id: string,
  ): { noted: Noted<Notes>; waivers: Waivers | undefined } | undefined {
    const brand = readBrand(this.source, shared, id, this.options.earlierPrices);
    if (!brand) return undefined;
    const logos = this.inspectImages(brand);
    this.inspectMedia(brand);
    const note = this.run.brand(brand, logos);
    this.options.onBrand?.(brand, shared);
    return { noted: { brand: brand.identity, note }, waivers: brand.brand.waivers };
  }

  private inspectImages({ id, images }: BrandSubject): Logos {
    const logos = new Map<string, string>();
    for (const name of images) {
      const image = this.source.readImage(configPaths.image(id, name));
      if (!image) continue;
      this.run.image(image);
      this.options.onImage?.(image);
      if (image.bytes && logoImages.includes(name)) logos.set(name, hashAsset(image.bytes));
    }
    return logos;
  }

  private inspectMedia({ id, media }: BrandSubject): void {
    for (const name of media) {
      const read = this.source.readMedia(configPaths.image(id, name));
      if (!read) continue;
      this.run.media(read);
      this.options.onMedia?.(read);
    }
  }
}
