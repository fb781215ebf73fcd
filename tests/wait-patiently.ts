import { vi } from 'vitest';

const waitFor = vi.waitFor;

/** The default of a second is less than one render on a busy machine. Files that share `vi` replace it once. */
const waitPatiently: typeof waitFor = (callback, options = { timeout: 60_000 }) => waitFor(callback, options);

if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
