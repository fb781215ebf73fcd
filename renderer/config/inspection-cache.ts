import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from './config-paths';
import type { ConfigTree, KnownUnits, NotedBrand, PartReport } from './config-tree';

/** Flows and brands without a finding; what has one is inspected again. */
interface Kept {
  /** When each file and folder was last changed, in ms since 1970. */
  times: Readonly<Record<string, number>>;
  sharedFiles: readonly string[];
  flows: readonly string[];
  brands: readonly KeptBrand[];
}

interface KeptBrand {
  noted: NotedBrand;
  /** Names in its folder. */
  files: readonly string[];
}

/** What was changed this short before an inspection may have been changed again within a tick of the file system's clock. */
const unsettledMs = 2_000;

/** So many flows and brands are sooner inspected once more than all that is kept is written anew. */
const fewestNew = 20;

/**
 * Remembers from one inspection of a tree to the next which flows and brands were well, so that only what has changed is
 * inspected: a brand when its folder, a file in it, a flow that it asks for or a shared file has.
 */
export class InspectionCache {
  private readonly file: string;
  /** What is kept, as far as it still holds. */
  private readonly unchanged = new Map<string, number>();
  private known: KnownUnits | undefined;
  private readonly knownFiles = new Map<string, readonly string[]>();
  private inspected: { tree: ConfigTree; reports: readonly PartReport[] } | undefined;

  /**
   * @param folder of the very program that inspects: another one may find other things
   * @param root the tree's
   * @param startedMs when the inspection begins, in ms since 1970
   */
  constructor(
    private readonly folder: string,
    private readonly root: string,
    private readonly startedMs = Date.now(),
  ) {
    const name = createHash('sha256').update(`${root} ${process.version}`).digest('hex').slice(0, 16);
    this.file = path.join(folder, `inspected-${name}.json`);
  }

  /** What has not changed since it was kept; undefined where nothing is kept, or what all share has changed. */
  findKnown(): KnownUnits | undefined {
    const kept = readKept(this.file);
    this.known = kept && this.findUnchanged(kept);
    return this.known;
  }

  /** To be told what was inspected of the tree, for `save`. */
  note(tree: ConfigTree, reports: readonly PartReport[]): void {
    this.inspected = { tree, reports };
  }

  /** Keeps what was found well; where it cannot be written, the next inspection begins anew. */
  save(): void {
    if (!this.inspected) return;
    try {
      const kept = this.gather(this.inspected.tree, this.inspected.reports);
      if (!kept) return;
      mkdirSync(this.folder, { recursive: true });
      const draft = `${this.file}.${process.pid}`;
      writeFileSync(draft, JSON.stringify(kept));
      renameSync(draft, this.file);
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
    }
  }

  private findUnchanged({ times, sharedFiles, flows, brands }: Kept): KnownUnits | undefined {
    const { unchanged } = this;
    for (const [file, time] of Object.entries(times)) if (this.findTime(file) === time) unchanged.set(file, time);
    if (!sharedFiles.every((file) => unchanged.has(file))) return undefined;
    const same = brands.filter((brand) => listParts(brand).every((file) => unchanged.has(file)));
    for (const { noted, files } of same) this.knownFiles.set(noted.brand.id, files);
    return {
      flows: new Set(flows.filter((name) => unchanged.has(configPaths.flow(name)))),
      brands: new Map(same.map(({ noted }) => [noted.brand.id, noted])),
      isBeside: (files) => files.join('\n') === sharedFiles.join('\n'),
    };
  }

  /** Undefined when little is well that was not known to be, or what all share may be another by now. */
  private gather({ flowNames, sharedFiles }: ConfigTree, reports: readonly PartReport[]): Kept | undefined {
    const uncleanFlows = new Set(reports.flatMap(({ flows }) => flows.unclean));
    const uncleanBrands = new Set(reports.flatMap(({ brands }) => brands.unclean));
    const times: Record<string, number> = {};
    const settle = (files: readonly string[]) => files.every((file) => this.noteSettled(file, times));
    if (!settle(sharedFiles)) return undefined;
    const flows = flowNames.filter((name) => !uncleanFlows.has(name) && settle([configPaths.flow(name)]));
    const brands = reports
      .flatMap(({ noted }) => noted)
      .filter(({ brand }) => !uncleanBrands.has(brand.id))
      .map((noted): KeptBrand => ({ noted, files: this.listFiles(noted.brand.id) }))
      .filter((brand) => settle(listParts(brand)));
    const known = this.known && this.known.flows.size + this.known.brands.size;
    const isWorthwhile = known === undefined || flows.length + brands.length - known >= fewestNew;
    return isWorthwhile ? { sharedFiles, flows, brands, times } : undefined;
  }

  /** Notes since when a file is what it was when the inspection began; false when it may have been another. */
  private noteSettled(file: string, times: Record<string, number>): boolean {
    if (file in times) return true;
    const kept = this.unchanged.get(file);
    const time = kept ?? this.findTime(file);
    if (time === undefined || (kept === undefined && time >= this.startedMs - unsettledMs)) return false;
    times[file] = time;
    return true;
  }

  private listFiles(id: string): readonly string[] {
    const known = this.knownFiles.get(id);
    return known ?? readdirSync(`${this.root}/${configPaths.brandFolder(id)}`).filter((name) => !name.startsWith('.'));
  }

  /** When a file was last written, renamed or replaced, or a name in a folder came or went: unlike a date, nobody sets this. */
  private findTime(file: string): number | undefined {
    return statSync(`${this.root}/${file}`, { throwIfNoEntry: false })?.ctimeMs;
  }
}

/** All that a brand is made of besides what all share. */
function listParts({ noted: { brand, flows }, files }: KeptBrand): string[] {
  const folder = configPaths.brandFolder(brand.id);
  return [folder, ...files.map((name) => `${folder}/${name}`), ...flows.map(configPaths.flow)];
}

function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}
