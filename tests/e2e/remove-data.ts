import { rmSync } from 'node:fs';

/** Removes the data of a run's sandbox. Only that run knows its folder. */
export default function removeData(): void {
  if (process.env.E2E_DATA) rmSync(process.env.E2E_DATA, { recursive: true, force: true });
}
