import type { Flows, NamedFlow } from './checks/rule';

/** The flows of a tree, each of which is read when it is first asked for. */
export class FlowShelf implements Flows {
  private readonly read = new Map<string, NamedFlow | undefined>();

  /**
   * @param names those of the files without `.json`
   * @param open reads one; undefined when it cannot be used
   */
  constructor(
    private readonly names: ReadonlySet<string>,
    private readonly open: (name: string) => NamedFlow | undefined,
  ) {}

  get(name: string): NamedFlow | undefined {
    if (!this.names.has(name)) return undefined;
    if (!this.read.has(name)) this.read.set(name, this.open(name));
    return this.read.get(name);
  }

  list(): NamedFlow[] {
    return [...this.names].flatMap((name) => this.get(name) ?? []);
  }
}
