import './check-node.mjs';
import { buildApp } from './build-app.mjs';
import { installBrowser } from './install-browser.mjs';
import { copyPublicFiles, generateCode } from './prepare-sources.mjs';
import { SetupError } from './progress.mjs';

/** Makes what pictures are taken of and with: the build and a browser, where they are not there yet. */
try {
  await installBrowser();
  await generateCode();
  await copyPublicFiles();
  await buildApp();
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
