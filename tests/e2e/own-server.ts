import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyTemplate, removeFolder } from '../../sandbox/testing/template-folder';
import { findFreePort } from '../../scripts/setup/find-port';
import { serverCommand } from '../../scripts/setup/run-command.mjs';

type Environment = Readonly<Record<string, string>>;

/** A server for one test: to be killed, given a bad backend, or logged. */
export class OwnServer {
  readonly origin: string;
  /** Everything that it has written: logs and errors. */
  output = '';
  readonly #port: number;
  /** Folder of its database. */
  readonly dataDir: string;
  readonly #environment: Environment;
  readonly #root: string;
  readonly #log: number | 'pipe';
  #process: ChildProcess | undefined;

  private constructor(port: number, dataDir: string, environment: Environment, root: string, log: number | 'pipe') {
    this.#root = root;
    this.#log = log;
    this.#port = port;
    this.origin = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.#environment = environment;
  }

  /**
   * Starts a server, with the sandbox unless the environment sets BFF_URL; resolves when it is ready.
   *
   * @param root folder of its brands and flows
   * @param log descriptor to write to instead of `output`
   */
  static async start(
    environment: Environment = {},
    root = process.cwd(),
    log: number | 'pipe' = 'pipe',
  ): Promise<OwnServer> {
    // Below the ports that the system assigns to connections.
    const port = await findFreePort(20_000 + Math.floor(Math.random() * 12_000));
    const dataDir = await copyTemplate();
    const server = new OwnServer(port, dataDir, environment, root, log);
    try {
      await server.restart();
    } catch (error) {
      await server.stop();
      throw error;
    }
    return server;
  }

  /** Starts it again with the same data. */
  async restart(): Promise<void> {
    const mode = this.#environment.NODE_ENV === 'development' ? ['--dev'] : [];
    const [program, ...script] = serverCommand;
    const child = spawn(program, [...script, ...mode], {
      cwd: this.#root,
      env: {
        ...process.env,
        // Playwright sets it, and Node warns if NO_COLOR is also set.
        FORCE_COLOR: undefined,
        NODE_ENV: 'production',
        PORT: String(this.#port),
        APP_ENV: 'test',
        DATABASE_URL: '',
        BFF_URL: '',
        SANDBOX: this.#environment.BFF_URL ? '' : 'on',
        SANDBOX_DATA_DIR: this.dataDir,
        RATE_LIMIT_SCALE: '1000',
        DRAIN_DELAY_MS: '0',
        ...this.#environment,
      },
      stdio: ['ignore', this.#log, this.#log],
    });
    const listen = (chunk: Buffer) => {
      this.output += chunk.toString('utf8');
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    this.#process = child;
    const closed = once(child, 'close');
    while (!(await this.#isReady())) {
      if (child.exitCode !== null) {
        await closed;
        throw new Error(`the server ended with ${child.exitCode}: ${this.output}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  /** Id of its process. */
  get pid(): number {
    return this.#process?.pid ?? Number.NaN;
  }

  /** Makes it reload its configuration, as an operator does. */
  reload(): void {
    this.#process?.kill('SIGHUP');
  }

  /** Whether it is still running. */
  get isAlive(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** Kills it like a crash. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops it like an operator: open requests may finish. Returns its exit code. */
  async drain(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.#process?.exitCode ?? null;
  }

  /** Kills it and removes its data. */
  async stop(): Promise<void> {
    await this.kill();
    removeFolder(this.dataDir);
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  async #isReady(): Promise<boolean> {
    return fetch(`${this.origin}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
