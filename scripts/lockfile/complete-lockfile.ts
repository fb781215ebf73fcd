/** A package of package-lock.json, as far as this needs it. */
interface LockedPackage {
  name?: string;
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optional?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  license?: string;
  engines?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

export type LockedPackages = Record<string, LockedPackage>;

const systems: Record<string, string> = { windows: 'win32' };
const knownSystems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64'];

/**
 * npm leaves out of the lockfile what the registry at hand does not hold, such as binaries for other systems, and
 * `npm ci` then refuses the lockfile. Gives the packages with the missing ones, which take after the binaries beside them.
 *
 * @returns the complete packages in npm's order, and the paths of those that were missing
 */
export function completeLockfile(packages: LockedPackages): { packages: LockedPackages; missing: string[] } {
  const complete = { ...packages };
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    const names = Object.keys(optionalDependencies);
    const modelName = names.find((name) => findPackage(packages, path, name));
    const modelPath = modelName && findPackage(packages, path, modelName);
    const folder = modelPath ? modelPath.slice(0, -modelName.length) : 'node_modules/';
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = findPackage(complete, path, name);
      const isExact = /^\d/.test(version);
      if (found && (!isExact || complete[found]?.version === version)) continue;
      complete[`${folder}${name}`] = describeBinary(name, version, modelPath ? packages[modelPath] : undefined);
    }
  }
  const sorted = Object.entries(complete).sort(([first], [second]) => first.localeCompare(second, 'en'));
  return { packages: Object.fromEntries(sorted), missing: Object.keys(complete).filter((path) => !packages[path]) };
}

/** A package of a registry whose content nothing vouches for. */
export interface Unsealed {
  path: string;
  /** As npm is asked for it: `name@version`. */
  spec: string;
}

/** The packages without integrity; the project itself, links and what comes inside of another package have none. */
export function listUnsealed(packages: LockedPackages): Unsealed[] {
  return Object.entries(packages).flatMap(([path, { name, version, integrity, link, inBundle }]) => {
    if (path === '' || integrity || link || inBundle) return [];
    const named = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ path, spec: `${named}@${version}` }];
  });
}

/** Writes what the registry says of a package behind its version, as npm does. */
export function sealPackage(locked: LockedPackage, integrity: string): LockedPackage {
  const { name, version, integrity: _, ...rest } = locked;
  return { ...(name ? { name } : {}), ...(version ? { version } : {}), integrity, ...rest };
}

/** Where Node finds a package from the folder of another one. */
function findPackage(packages: LockedPackages, from: string, name: string): string | undefined {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (packages[path]) return path;
  if (from === '') return undefined;
  return findPackage(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

function describeBinary(name: string, version: string, model: LockedPackage = {}): LockedPackage {
  const parts = name.split(/[-/]/);
  const os = parts.map((part) => systems[part] ?? part).filter((part) => knownSystems.includes(part));
  const cpu = parts.filter((part) => processors.includes(part));
  const libc = parts.flatMap((part) => (part.startsWith('musl') ? ['musl'] : part.startsWith('gnu') ? ['glibc'] : []));
  return {
    version: version.replace(/^[\^~]/, ''),
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(model.dev ? { dev: true } : {}),
    ...(model.devOptional ? { devOptional: true } : {}),
    ...(libc.length > 0 && os.includes('linux') ? { libc } : {}),
    ...(model.license ? { license: model.license } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
    ...(model.engines ? { engines: model.engines } : {}),
  };
}
