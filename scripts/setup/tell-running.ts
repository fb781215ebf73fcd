import { reportStartError } from '../../server/report-start-error';
import { findRunning } from './find-running';

/** Ends with 1, having said where, when a checkout runs from this folder: to be asked before anything of it is built anew. */
const running = await findRunning(process.cwd());
if (running) {
  process.stdout.write(reportStartError(running, undefined));
  process.exitCode = 1;
}
