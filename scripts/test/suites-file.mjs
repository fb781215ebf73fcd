import path from 'node:path';
import { root } from '../setup/run-command.mjs';

/** Lines of all suites since the last `npm test` began, one JSON object each. Workers append to it. */
export const suitesFile = path.join(root, '.guiche/results/suites.jsonl');
