import './check-node.mjs';
import { buildApp } from '../build/build-app.mjs';
import { installBrowser } from './install-browser.mjs';
import { copyPublicFiles, generateCode } from './prepare-sources.mjs';
import { SetupError } from './progress.mjs';

/** Prepares pictures: builds the pages and installs a browser, if needed. */
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
