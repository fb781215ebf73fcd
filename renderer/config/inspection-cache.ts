import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from './config-paths';
import type { ConfigTree, KnownUnits, NotedBrand, PartReport } from './config-tree';

/** Flows and brands without a finding; what has one is inspected again. */
interface Kept {
  /** What each file and folder was when it was read. */
  states: Readonly<Record<string, string>>;
  sharedFiles: readonly string[];
  flows: readonly string[];
  brands: readonly KeptBrand[];
}

interface KeptBrand {
  noted: NotedBrand;
  /** Names of the files in its folder, without hidden ones. */
  files: readonly string[];
}

/** What was changed this short before an inspection may have been changed again within a tick of the file system's clock. */
const unsettledMs = 2_000;

/** What stands where a flow was asked for and there is none. */
const nothing = '';

/** Fewer new flows and brands than this are sooner inspected again than all that is kept is written anew. */
const fewestNew = 20;

/**
 * Remembers from one inspection of a tree to the next which flows and brands were well, so that only what has changed is
 * inspected: a brand when its folder, a file in it, a flow that it asks for or a shared file has. What a link leads to may
 * change without it: nothing is kept of a link, nor of a folder in a brand's.
 *
 * To be asked first what is known, then told what was inspected, and to save that when all else is done.
 */
export class InspectionCache {
  private readonly file: string;
  /** Of what is kept, that which is still so. */
  private readonly states = new Map<string, string>();
  private readonly filesOfBrands = new Map<string, readonly string[]>();
  private inspected: { tree: ConfigTree; reports: readonly PartReport[] } | undefined;

  /**
   * @param folder of the very program that inspects: another one may find other things
   * @param root the tree's
   * @param startedMs when the inspection begins, in ms since 1970
   */
  constructor(
    folder: string,
    private readonly root: string,
    private readonly startedMs = Date.now(),
  ) {
    const name = createHash('sha256').update(`${root} ${process.version}`).digest('hex').slice(0, 16);
    this.file = path.join(folder, `inspected-${name}.json`);
  }

  /** What has not changed since it was kept; undefined where nothing is kept, or what all share has changed. */
  findKnown(): KnownUnits | undefined {
    try {
      return this.findUnchanged(JSON.parse(readFileSync(this.file, 'utf8')) as Kept);
    } catch {
      // What cannot be read is as good as nothing.
      return undefined;
    }
  }

  note(tree: ConfigTree, reports: readonly PartReport[]): void {
    this.inspected = { tree, reports };
  }

  /** Keeps what was found well; where it cannot be written, the next inspection begins anew. */
  save(): void {
    const kept = this.inspected && this.gather(this.inspected.tree, this.inspected.reports);
    if (!kept) return;
    const draft = `${this.file}.${process.pid}`;
    try {
      writeFileSync(draft, JSON.stringify(kept));
      renameSync(draft, this.file);
    } catch {
      // A full disk takes a part of it.
      if (existsSync(draft)) rmSync(draft, { force: true });
    }
  }

  private findUnchanged({ states, sharedFiles, flows, brands }: Kept): KnownUnits | undefined {
    for (const [file, state] of Object.entries(states))
      if (this.look(file)?.state === state) this.states.set(file, state);
    const isSame = (file: string) => this.states.has(file);
    if (!sharedFiles.every(isSame)) return undefined;
    const sameBrands = brands.filter((brand) => listParts(brand).every(isSame));
    for (const { noted, files } of sameBrands) this.filesOfBrands.set(noted.brand.id, files);
    return {
      sharedFiles,
      flows: new Set(flows.filter((name) => isSame(configPaths.flow(name)))),
      brands: new Map(sameBrands.map(({ noted }) => [noted.brand.id, noted])),
    };
  }

  /** Undefined when little is well that was not known to be, or what all share may be another by now. */
  private gather({ known, flowNames, sharedFiles }: ConfigTree, reports: readonly PartReport[]): Kept | undefined {
    const uncleanFlows = new Set(reports.flatMap(({ flows }) => flows.unclean));
    const uncleanBrands = new Set(reports.flatMap(({ brands }) => brands.unclean));
    const cleanFlows = flowNames.filter((name) => !uncleanFlows.has(name));
    const cleanBrands = reports.flatMap(({ noted }) => noted).filter(({ brand }) => !uncleanBrands.has(brand.id));
    const states = new Map<string, string>();
    const asked = new Set(cleanBrands.flatMap(({ flows }) => flows));
    for (const name of flowNames) asked.delete(name);
    const absent = new Set([...asked].map(configPaths.flow));
    const keep = (files: readonly string[]) =>
      files.every((file) => {
        const state = states.get(file) ?? this.states.get(file) ?? this.findSettled(file, absent.has(file));
        if (state !== undefined) states.set(file, state);
        return state !== undefined;
      });
    if (!keep(sharedFiles)) return undefined;
    const flows = cleanFlows.filter((name) => keep([configPaths.flow(name)]));
    const brands = cleanBrands.flatMap((noted): KeptBrand[] => {
      const files = this.listFiles(noted.brand.id);
      return files && keep(listParts({ noted, files })) ? [{ noted, files }] : [];
    });
    const isWorthwhile = !known || flows.length + brands.length >= known.flows.size + known.brands.size + fewestNew;
    return isWorthwhile ? { sharedFiles, flows, brands, states: Object.fromEntries(states) } : undefined;
  }

  /** What stands somewhere, and stood there when the inspection began; undefined when it may have been another. */
  private findSettled(file: string, wasAbsent: boolean): string | undefined {
    const found = this.look(file);
    const isSame = found && (found.state === nothing) === wasAbsent && found.changedMs < this.startedMs - unsettledMs;
    return isSame ? found.state : undefined;
  }

  /** Undefined for a folder in which there is something else than files. */
  private listFiles(id: string): readonly string[] | undefined {
    const known = this.filesOfBrands.get(id);
    if (known) return known;
    try {
      const entries = readdirSync(`${this.root}/${configPaths.brandFolder(id)}`, { withFileTypes: true });
      const shown = entries.filter(({ name }) => !name.startsWith('.'));
      return shown.every((entry) => entry.isFile()) ? shown.map(({ name }) => name) : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Which file or folder stands somewhere, and when it was last written, renamed or replaced, or a name in it came or went:
   * the file system's own time, not the date that copies take along. Undefined for a link and for what cannot be told.
   */
  private look(file: string): { state: string; changedMs: number } | undefined {
    try {
      const stats = lstatSync(`${this.root}/${file}`, { throwIfNoEntry: false });
      if (!stats) return { state: nothing, changedMs: 0 };
      if (stats.isSymbolicLink()) return undefined;
      return { state: `${stats.ctimeMs} ${stats.ino}`, changedMs: stats.ctimeMs };
    } catch {
      return undefined;
    }
  }
}

/** All that a brand is made of besides what all share. */
function listParts({ noted: { brand, flows }, files }: KeptBrand): string[] {
  const folder = configPaths.brandFolder(brand.id);
  return [folder, ...files.map((name) => `${folder}/${name}`), ...flows.map(configPaths.flow)];
}
