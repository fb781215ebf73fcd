import { reportStartError } from '../../server/report-start-error';
import { findRunning } from './find-running';

/** Exits with 1 and a message when a checkout runs from this folder. Runs before anything is rebuilt. */
const running = await findRunning(process.cwd());
if (running) {
  process.stdout.write(reportStartError(running, undefined));
  process.exitCode = 1;
}
