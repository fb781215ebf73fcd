import { loadCatalogue } from '../../checks/load-catalogue';
import type { AdminPayment } from '../../sandbox/admin-rows';
import { createSandbox } from '../../sandbox/create-sandbox';
import { buildSandboxCatalogue } from '../../server/build-sandbox-catalogue';

/** More than a test buys. */
const mostRows = 100_000;

/** All rows in the database of a stopped server. */
export async function readStoppedLedger(dataDir: string): Promise<AdminPayment[]> {
  const sandbox = await createSandbox({
    catalogue: buildSandboxCatalogue(loadCatalogue(process.cwd()), 'test'),
    dataDir,
  });
  try {
    return await sandbox.admin.listPayments(mostRows);
  } finally {
    await sandbox.close();
  }
}
