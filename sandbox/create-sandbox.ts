import { createCallRouter } from './call-router';
import { settleAllAbandoned } from './payments/settle-payment';
import { createSandboxAdmin, type SandboxAdmin } from './sandbox-admin';
import type { SandboxCatalogue } from './sandbox-catalogue';
import type { SandboxContext } from './sandbox-context';
import type { FolderUse } from './store/folder-lock';
import { hidingValues } from './store/hide-values';
import { openPgliteStore } from './store/pglite-store';
import { openPostgresStore } from './store/postgres-store';

export interface SandboxOptions {
  catalogue: SandboxCatalogue;
  /** Folder of the embedded database; `.data` when absent. */
  dataDir?: string;
  /** Data about this process for the folder's lock. Other processes read it. */
  use?: FolderUse;
  /** A PostgreSQL server instead of the folder. */
  databaseUrl?: string;
  /** Time until a pix or similar payment expires. Default: 900. */
  pixSeconds?: number;
  /** After how long waiting payments pay themselves; never when absent. */
  autopaySeconds?: number;
  /** Delay of the card holder LENTO; 70,000 when absent: longer than the 60 s that a call may take. */
  slowAnswerMs?: number;
  now?: () => Date;
  /** Told of errors of the sandbox's own, which its answers do not name. */
  onError?: (error: Error) => void;
}

/** The backend that comes along: the whole contract, on a database that survives a crash. */
export interface Sandbox {
  /**
   * Answers a request of the contract.
   *
   * @throws ConnectionCutError, as a broken connection would, for the card holder CAIR
   */
  fetch(request: Request): Promise<Response>;
  admin: SandboxAdmin;
  /** Sells this from the next call on; a call that is under way ends with what it began with. */
  replaceCatalogue(catalogue: SandboxCatalogue): void;
  /** Stops slow answers, waits for the others and closes the database. */
  close(): Promise<void>;
  isHealthy(): Promise<boolean>;
}

/**
 * Opens the sandbox: applies migrations and refuses what a crashed process left half done.
 *
 * @throws FolderTakenError when another process has the folder open
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { databaseUrl, dataDir = '.data', use, catalogue } = options;
  const { pixSeconds = 900, autopaySeconds, slowAnswerMs = 70_000, now = () => new Date() } = options;
  const { onError = () => undefined } = options;
  const store = databaseUrl ? await openPostgresStore(databaseUrl) : await openPgliteStore(dataDir, { use });
  const closing = new AbortController();
  const context: SandboxContext = {
    store,
    settings: { pixSeconds, autopaySeconds, slowAnswerMs },
    catalogue,
    now,
    activeTokens: new Set(),
    closing: closing.signal,
  };
  const router = createCallRouter(context, onError);
  const open = new Set<Promise<unknown>>();
  const track = (work: Promise<unknown>) => {
    open.add(work);
    const done = () => open.delete(work);
    work.then(done, done);
  };
  try {
    await hidingValues(settleAllAbandoned)(context);
  } catch (error) {
    await store.close();
    throw error;
  }
  return {
    async fetch(request) {
      if (closing.signal.aborted || !store.isUsable()) return unavailable();
      const answer = Promise.resolve(router.fetch(request));
      track(answer);
      track(answer.then(() => store.maintain()));
      return answer;
    },
    admin: createSandboxAdmin(context),
    replaceCatalogue(next) {
      context.catalogue = next;
    },
    async close() {
      if (closing.signal.aborted) return;
      closing.abort();
      await Promise.allSettled(open);
      await store.close();
    },
    isHealthy: async () => !closing.signal.aborted && (await store.isHealthy().catch(() => false)),
  };
}

function unavailable(): Response {
  const body = { code: 'backend_unavailable', retryable: true, outcome: 'none' };
  return Response.json(body, { status: 503, headers: { 'retry-after': '5' } });
}
