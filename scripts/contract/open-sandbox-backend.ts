import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadCatalogue } from '../../checks/load-catalogue';
import { buildSandboxCatalogue } from '../../sandbox/catalogue/build-sandbox-catalogue';
import { createSandbox, type Sandbox } from '../../sandbox/create-sandbox';
import type { Backend } from './run-suite';

/** The sandbox as a backend under test: called without a network, its codes read from its outbox. */
export function sandboxBackend({ fetch, admin, vault }: Pick<Sandbox, 'fetch' | 'admin' | 'vault'>): Backend {
  return {
    url: 'http://sandbox.invalid',
    fetch: (request) => fetch(request),
    makeToken: async (card) => vault.give(card),
    async readCode() {
      const [message] = await admin.listMessages(1);
      return /\b\d{6}\b/.exec(message?.text ?? '')?.[0];
    },
  };
}

/** Opens a sandbox with the brands of this repository in a new folder. */
export async function openSandboxBackend(root: string): Promise<{ backend: Backend; close(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'guiche-contract-'));
  const sandbox = await createSandbox({ catalogue: buildSandboxCatalogue(loadCatalogue(root), 'test'), dataDir });
  return {
    backend: sandboxBackend(sandbox),
    async close() {
      await sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
