import { compare } from 'semver';
import satisfies from 'spdx-satisfies';
import rules from './supply-rules.json' with { type: 'json' };

/** Parts of a package in package-lock.json that we check. */
export interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  license?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** Path in node_modules → package; the empty path is the project. */
export type Lockfile = Readonly<Record<string, LockedPackage>>;

/** Parts of package.json that we check. */
export interface Project {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  /** Packages whose install scripts npm runs, or refuses. */
  allowScripts?: Record<string, boolean>;
}

const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/**
 * Checks one project's packages: versions, integrity, origin, floors, install scripts, licences.
 *
 * @returns findings in plain words; empty when all hold
 */
export function checkSupply(project: Project, packages: Lockfile): string[] {
  const locked = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);
  return [
    ...listInexact(project),
    ...locked.flatMap(([path, one]) => [
      ...checkOrigin(path, one),
      ...checkFloor(path, one),
      ...checkInstallScript(path, one, project.allowScripts ?? {}),
      ...checkLicence(path, one),
    ]),
    ...Object.entries(packages)
      .filter(([path, { link }]) => path !== '' && link)
      .map(([path]) => `${path}: a link to a folder, not a package of the registry`),
    ...listMissing(packages),
  ];
}

function listInexact({ dependencies = {}, devDependencies = {} }: Project): string[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !exactVersion.test(version))
    .map(([name, version]) => `package.json: ${name} is "${version}", not one exact version`);
}

function checkOrigin(path: string, { inBundle, integrity, resolved }: LockedPackage): string[] {
  // npm leaves out the address of the registry (.npmrc). Any address is therefore another place.
  if (resolved !== undefined) return [`${path}: comes from ${resolved}, not from the registry`];
  return inBundle || /^sha512-./.test(integrity ?? '') ? [] : [`${path}: no sha512 integrity`];
}

function checkFloor(path: string, { version = '0.0.0' }: LockedPackage): string[] {
  const floor = rules.floors.find((one) => one.package === nameOf(path));
  if (floor === undefined || compare(version, floor.version) >= 0) return [];
  return [`${path}: ${version} is below ${floor.version}. ${floor.reason}`];
}

function checkInstallScript(
  path: string,
  { hasInstallScript }: LockedPackage,
  allowed: Readonly<Record<string, boolean>>,
): string[] {
  if (!hasInstallScript || Object.hasOwn(allowed, nameOf(path))) return [];
  return [`${path}: runs a script at install; allow or deny it in allowScripts of package.json`];
}

/** Development packages are not given to anybody. */
function checkLicence(path: string, { dev, license = 'none' }: LockedPackage): string[] {
  if (dev || isAllowed(license)) return [];
  const name = nameOf(path);
  const isException = rules.licenceExceptions.some((one) => one.package === name && one.licence === license);
  return isException ? [] : [`${path}: licence ${license} is not on the list`];
}

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, rules.licences);
  } catch {
    // No SPDX expression.
    return false;
  }
}

/** Optional packages, such as binaries for other systems, without an entry in the lockfile: `npm ci` fails on those systems. */
function listMissing(packages: Lockfile): string[] {
  const known = Object.keys(packages);
  return Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !known.some((path) => path.endsWith(`node_modules/${name}`)))
    .map((name) => `${name}: optional, but not in the lock file`);
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
