import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configPaths } from './config-paths';
import type { ConfigTree, KnownUnits, NotedBrand, PartReport } from './config-tree';

/** What stood at each name when it was read. */
type States = Readonly<Record<string, string>>;

/** Flows and brands without a finding; what has one is inspected again. */
interface Kept {
  sharedFiles: States;
  /** The clean ones, and all that kept brands have asked for. */
  flows: States;
  cleanFlows: readonly string[];
  brands: readonly KeptBrand[];
}

interface KeptBrand {
  noted: NotedBrand;
  folder: string;
  /** Those in its folder, without hidden ones. */
  files: States;
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

  private findUnchanged({ sharedFiles, flows, cleanFlows, brands }: Kept): KnownUnits | undefined {
    const isSame = (file: string, state: string | undefined) => this.look(file)?.state === state;
    const areSame = (states: States, pathOf = (name: string) => name) =>
      Object.keys(states).every((name) => isSame(pathOf(name), states[name]));
    if (!areSame(sharedFiles)) return undefined;
    const sameFlows = new Set(Object.keys(flows).filter((name) => isSame(configPaths.flow(name), flows[name])));
    const sameBrands = brands.filter(({ noted, folder, files }) => {
      const path = configPaths.brandFolder(noted.brand.id);
      const hasSameFlows = noted.flows.every((name) => sameFlows.has(name));
      return hasSameFlows && isSame(path, folder) && areSame(files, (name) => `${path}/${name}`);
    });
    return {
      sharedFiles: Object.keys(sharedFiles),
      flows: new Set(cleanFlows.filter((name) => sameFlows.has(name))),
      brands: new Map(sameBrands.map(({ noted }) => [noted.brand.id, noted])),
    };
  }

  /** Undefined when little is well that was not known to be, or what all share may be another by now. */
  private gather({ known, flowNames, sharedFiles }: ConfigTree, reports: readonly PartReport[]): Kept | undefined {
    const uncleanFlows = new Set(reports.flatMap(({ flows }) => flows.unclean));
    const uncleanBrands = new Set(reports.flatMap(({ brands }) => brands.unclean));
    const cleanFlows = flowNames.filter((name) => !uncleanFlows.has(name));
    const cleanBrands = reports.flatMap(({ noted }) => noted).filter(({ brand }) => !uncleanBrands.has(brand.id));
    const knownCount = known && known.flows.size + known.brands.size;
    if (knownCount !== undefined && cleanFlows.length + cleanBrands.length < knownCount + fewestNew) return undefined;
    const shared = this.settleAll(sharedFiles);
    if (!shared) return undefined;
    const there = new Set(flowNames);
    const flows: Record<string, string> = {};
    for (const name of new Set([...cleanFlows, ...cleanBrands.flatMap((noted) => noted.flows)])) {
      const state = this.settle(configPaths.flow(name), there.has(name));
      if (state !== undefined) flows[name] = state;
    }
    return {
      sharedFiles: shared,
      flows,
      cleanFlows: cleanFlows.filter((name) => Object.hasOwn(flows, name)),
      brands: cleanBrands
        .filter((noted) => noted.flows.every((name) => Object.hasOwn(flows, name)))
        .flatMap((noted) => this.settleBrand(noted) ?? []),
    };
  }

  private settleBrand(noted: NotedBrand): KeptBrand | undefined {
    const path = configPaths.brandFolder(noted.brand.id);
    const names = this.listFiles(path);
    const folder = this.settle(path);
    const files = names && this.settleAll(names, (name) => `${path}/${name}`);
    return files && folder !== undefined ? { noted, folder, files } : undefined;
  }

  private settleAll(names: readonly string[], pathOf = (name: string) => name): States | undefined {
    const states = names.map((name) => [name, this.settle(pathOf(name))] as const);
    return states.every(([, state]) => state !== undefined) ? (Object.fromEntries(states) as States) : undefined;
  }

  /** What stands somewhere, and stood there when the inspection began; undefined when it may have been another. */
  private settle(file: string, wasThere = true): string | undefined {
    const found = this.look(file);
    const isSettled = found && (found.state !== nothing) === wasThere && found.changedMs < this.startedMs - unsettledMs;
    return isSettled ? found.state : undefined;
  }

  /** Undefined for a folder in which there is something else than files. */
  private listFiles(folder: string): string[] | undefined {
    try {
      const entries = readdirSync(`${this.root}/${folder}`, { withFileTypes: true });
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
