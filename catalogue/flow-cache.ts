import type { Flows, NamedFlow } from './subject';

/** Flows of a tree, each read on first use. */
export class FlowCache implements Flows {
  private readonly names: ReadonlySet<string>;
  private readonly read = new Map<string, NamedFlow | undefined>();

  /**
   * @param names file names without `.json`
   * @param open reads a flow; undefined when it is invalid
   */
  constructor(
    names: readonly string[],
    private readonly open: (name: string) => NamedFlow | undefined,
  ) {
    this.names = new Set(names);
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  get(name: string): NamedFlow | undefined {
    if (!this.has(name)) return undefined;
    if (!this.read.has(name)) this.read.set(name, this.open(name));
    return this.read.get(name);
  }

  list(): NamedFlow[] {
    return [...this.names].flatMap((name) => this.get(name) ?? []);
  }
}
