import type { CheckCode } from '../../../renderer/config/checks/check-table.generated';
import { configPaths } from '../../../renderer/config/config-paths';
import type { ConfigFinding } from '../../../renderer/config/findings/config-finding';
import { inspectConfig } from '../../../renderer/config/inspect-config';

export interface Unused {
  kind: 'flow' | 'image' | 'words';
  file: string;
  /** Of words their key; undefined when the whole file is meant. */
  key: string | undefined;
}

const kinds: Partial<Readonly<Record<CheckCode, Unused['kind']>>> = {
  'asset-unused': 'image',
  'copy-key-unused': 'words',
};

/**
 * Flows that no brand plays, and what the check calls unused.
 *
 * @returns `isCertain` is false when a file has an error or is not read for its name: what it would use may seem unused
 */
export function listUnused(root: string): { unused: Unused[]; isCertain: boolean } {
  const played = new Set<string>();
  const { findings, shared } = inspectConfig(root, {
    onBrand: ({ areas }) => {
      for (const { settings } of areas) for (const name of settings.flows ?? []) played.add(name);
    },
  });
  // What `_base` names is played by the next brand that names no flows of its own.
  for (const { flows } of Object.values(shared?.settings ?? {})) for (const name of flows ?? []) played.add(name);
  const flows = [...(shared?.flowNames ?? [])].filter((name) => !played.has(name));
  const others = findings.flatMap(({ code, place }): Unused[] => {
    const kind = kinds[code];
    if (!kind) return [];
    return [{ kind, file: place.file, key: kind === 'words' && 'path' in place ? place.path.join('.') : undefined }];
  });
  return {
    unused: [
      ...flows.map((name): Unused => ({ kind: 'flow', file: configPaths.flow(name), key: undefined })),
      ...others,
    ],
    isCertain: shared !== undefined && !findings.some(hidesUses),
  };
}

function hidesUses({ code, severity, params }: ConfigFinding): boolean {
  return severity === 'error' || (code === 'file-unknown' && params.nearest !== undefined);
}
