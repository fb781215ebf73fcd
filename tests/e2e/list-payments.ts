import { loadCatalogue } from '../../checks/load-catalogue';
import { buildSandboxCatalogue } from '../../sandbox/catalogue/build-sandbox-catalogue';
import { createSandbox, type SandboxOptions } from '../../sandbox/create-sandbox';
import type { Entry } from '../suites/compare-with-ledger';

/** More than any test makes. */
const most = 100_000;

/** Lists all payments in a sandbox's database whose servers have stopped. */
export async function listPayments(
  database: Required<Pick<SandboxOptions, 'dataDir'>> | Required<Pick<SandboxOptions, 'databaseUrl'>>,
): Promise<(Entry & { idempotencyKey: string })[]> {
  const catalogue = buildSandboxCatalogue(loadCatalogue(process.cwd()), 'test');
  const sandbox = await createSandbox({ catalogue, ...database });
  try {
    const payments = await sandbox.admin.listPayments(most);
    return payments.map((payment) => ({ ...payment, email: payment.email ?? '', key: payment.idempotencyKey }));
  } finally {
    await sandbox.close();
  }
}
