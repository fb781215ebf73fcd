import { reportStartError } from '../../server/report-start-error';
import { findRunning } from './find-running';
import { terminalLanguage } from './terminal-language.mjs';

/** Exits with 1 and a message when another checkout uses the project's sandbox data. Runs before anything is rebuilt. */
const running = await findRunning(process.cwd());
if (running) {
  process.stdout.write(reportStartError(running, terminalLanguage, { setsVariables: true }));
  process.exitCode = 1;
}
