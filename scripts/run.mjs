import './setup/check-node.mjs';
import { installPackages } from './setup/install-packages.mjs';
import { SetupError } from './setup/progress.mjs';

/** `node scripts/run.mjs <name> …`: installs the packages, if needed, and runs `scripts/<name>.ts`. */
try {
  const [name] = process.argv.splice(2, 1);
  await installPackages();
  await import('./setup/load-typescript.mjs');
  await import(`./${name}.ts`);
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
