import { randomBytes } from 'node:crypto';
import { createCallRouter } from './call-router';
import type { SandboxCatalogue } from './catalogue/build-sandbox-catalogue';
import { settleAllAbandoned } from './payments/settle-payment';
import { createSandboxAdmin } from './sandbox-admin';
import type { SandboxContext, SandboxSettings } from './sandbox-context';
import type { FolderUse } from './store/folder-lock';
import { hidingValues } from './store/hide-values';
import { openPgliteStore } from './store/pglite-store';
import { openPostgresStore } from './store/postgres-store';
import { createVault } from './vault/create-vault';

export interface SandboxOptions extends Partial<Omit<SandboxSettings, 'key'>> {
  key?: SandboxSettings['key'] | undefined;
  catalogue: SandboxCatalogue;
  /** Folder of the embedded database. Default: `.data`. */
  dataDir?: string;
  /** Data about this process for the folder's lock. Other processes read it. */
  use?: FolderUse;
  /** URL of a PostgreSQL server to use instead of the folder. */
  databaseUrl?: string | undefined;
  now?: () => Date;
  /** Receives internal errors, which answers do not reveal. */
  onError?: (error: Error) => void;
}

/** The bundled backend: the whole contract, on a database that survives crashes. */
export type Sandbox = Awaited<ReturnType<typeof createSandbox>>;

/**
 * Opens the sandbox: applies migrations and refuses payments that a crash left unfinished.
 *
 * @throws FolderTakenError when another process uses the folder
 */
export async function createSandbox(options: SandboxOptions) {
  const { databaseUrl, dataDir = '.data', use, catalogue } = options;
  const { pixSeconds = 900, autopaySeconds, slowAnswerMs = 70_000, now = () => new Date() } = options;
  const { key = randomBytes(32).toString('hex'), onError = () => undefined } = options;
  const store = databaseUrl ? await openPostgresStore(databaseUrl) : await openPgliteStore(dataDir, { use });
  const closing = new AbortController();
  const context: SandboxContext = {
    store,
    settings: { pixSeconds, autopaySeconds, slowAnswerMs, key },
    catalogue,
    now,
    vault: createVault({ now, slowAnswerMs }),
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
    /**
     * Answers a request of the contract.
     *
     * @throws ConnectionCutError for the card holder CAIR, like a broken connection
     */
    async fetch(request: Request): Promise<Response> {
      if (closing.signal.aborted || !store.isUsable()) return unavailable();
      const answer = Promise.resolve(router.fetch(request));
      track(answer);
      track(answer.then(() => store.maintain()));
      return answer;
    },
    vault: context.vault,
    admin: createSandboxAdmin(context),
    /** Replaces the catalogue for later calls; a running call keeps the old one. */
    replaceCatalogue(next: SandboxCatalogue) {
      context.catalogue = next;
    },
    /** Stops delayed answers, waits for the others and closes the database. */
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
