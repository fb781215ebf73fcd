import { CatalogueError } from '../checks/catalogue-error';
import { IntegrityOptionError, runPageIntegrity, usage } from './integrity/run-page-integrity';

try {
  process.exitCode = await runPageIntegrity(process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
} catch (error) {
  // parseArgs throws a TypeError with a code for an unknown option.
  const isUsage = error instanceof IntegrityOptionError || (error instanceof TypeError && 'code' in error);
  if (!isUsage && !(error instanceof CatalogueError)) throw error;
  process.stderr.write(isUsage ? `${error.message}\n\n${usage}\n` : `${error.message}\n`);
  process.exitCode = 2;
}
