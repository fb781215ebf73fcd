import type { ConfigFinding } from '../../catalogue/findings/config-finding';
import { inspectConfig } from '../../checks/inspect-config';
import type { CheckCode } from '../../schemas/generated/check-table';

export interface Unused {
  kind: 'flow' | 'image' | 'words';
  file: string;
  /** Key of an unused text; undefined for a whole file. */
  key: string | undefined;
}

const kinds: Partial<Readonly<Record<CheckCode, Unused['kind']>>> = {
  'flow-unused': 'flow',
  'asset-unused': 'image',
  'copy-key-unused': 'words',
};

/**
 * Files that the check reports as unused.
 *
 * @returns `isCertain` is false when a file has an error or an unknown name: the files that it uses may seem unused
 */
export function listUnused(root: string): { unused: Unused[]; isCertain: boolean } {
  const { findings, shared } = inspectConfig(root);
  const unused = findings.flatMap(({ code, place }): Unused[] => {
    const kind = kinds[code];
    if (!kind) return [];
    return [{ kind, file: place.file, key: kind === 'words' && 'path' in place ? place.path.join('.') : undefined }];
  });
  return {
    unused,
    isCertain: shared !== undefined && !findings.some(hidesUses),
  };
}

function hidesUses({ code, severity, params }: ConfigFinding): boolean {
  return severity === 'error' || (code === 'file-unknown' && params.nearest !== undefined);
}
