import { isBuilt } from '../build/build-app.mjs';

/** Starts the built server for end-to-end tests, and refuses a build of other sources: its tests would prove nothing. */
if (isBuilt()) {
  await import('../serve.mjs');
} else {
  process.stderr.write('The build is older than its sources: run `npm run build`.\n');
  process.exitCode = 1;
}
