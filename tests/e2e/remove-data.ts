import { rmSync } from 'node:fs';

/** After a run: what its sandbox has stored. Only a run of its own knows the folder, so that none takes another's. */
export default function removeData(): void {
  if (process.env.E2E_DATA) rmSync(process.env.E2E_DATA, { recursive: true, force: true });
}
