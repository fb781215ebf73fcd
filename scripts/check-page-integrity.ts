import { IntegrityOptionError, runPageIntegrity, usage } from './integrity/run-page-integrity';

try {
  process.exitCode = await runPageIntegrity(process.argv.slice(2), (text) => process.stdout.write(`${text}\n`));
} catch (error) {
  // parseArgs throws a TypeError with a code for an unknown option.
  const isUsage = error instanceof IntegrityOptionError || (error instanceof TypeError && 'code' in error);
  if (!isUsage) throw error;
  process.stderr.write(`${error.message}\n\n${usage}\n`);
  process.exitCode = 2;
}
