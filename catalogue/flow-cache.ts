import type { Flows, NamedFlow } from './subject';

/** The flows of a tree, each of which is read when it is first asked for. */
export class FlowCache implements Flows {
  private readonly names: ReadonlySet<string>;
  private readonly read = new Map<string, NamedFlow | undefined>();

  /**
   * @param names those of the files without `.json`
   * @param open reads one; undefined when it cannot be used
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
