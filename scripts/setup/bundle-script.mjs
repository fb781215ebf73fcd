import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run-command.mjs';

/**
 * What a bundle was made of.
 *
 * @typedef {object} Stamp
 * @property {string} root where the project stood: paths of its folder are written into bundles
 * @property {string} entry the bundle's first file
 * @property {Readonly<Record<string, number>>} inputs when each file that went into it was last changed
 */

/** Not bundled: large, or looks for files beside itself. */
const unbundled = ['@playwright/test'];

/** Outdated bundles are kept this long for processes that still run them. */
const keptMs = 3_600_000;

/** A file changed this shortly before the bundle began may have been read before or after the change. */
const unsettledMs = 1_000;

/**
 * Bundles one of the project's TypeScript files with its imports as plain JavaScript, again after any change. A process
 * that starts from it translates nothing. Errors show source lines with `process.setSourceMapsEnabled(true)`.
 *
 * @param {string} file path in the project; each file is always bundled with the same options
 * @param {object} [options]
 * @param {'bundle' | 'external'} [options.packages] `external` leaves packages in node_modules, for a bundle that is only
 *   written to the project's folder
 * @returns {Promise<string>} the script's absolute path
 * @throws {Error} with the code ERR_MODULE_NOT_FOUND when the packages are not installed; with a syscall when nothing can be written
 */
export async function bundleScript(file, { packages = 'bundle' } = {}) {
  const name = nameOf(file);
  const inProject = path.join(root, '.guiche/bundles', name);
  const ofUser = path.join(findUserCache(), name);
  const isWhole = packages === 'bundle';
  const fresh = findFresh(inProject) ?? (isWhole ? findFresh(ofUser) : undefined);
  if (fresh !== undefined) return fresh;
  try {
    return await makeBundle(file, inProject, packages);
  } catch (error) {
    // The project may belong to another user or be read-only.
    if (!isWhole || !(error instanceof Error && 'syscall' in error)) throw error;
    return makeBundle(file, ofUser, packages);
  }
}

/** @param {string} file path in the project */
function nameOf(file) {
  return file.replaceAll('/', '-').replace(/\.ts$/, '');
}

/** The user's cache folder for generated files, with a folder for each copy of the project. */
function findUserCache() {
  const cache = process.env.XDG_CACHE_HOME || path.join(homedir(), '.cache');
  return path.join(cache, 'guiche', createHash('sha256').update(root).digest('hex').slice(0, 16));
}

/** @param {string} folder @returns {string | undefined} */
function findFresh(folder) {
  try {
    /** @type {Stamp} */
    const stamp = JSON.parse(readFileSync(path.join(folder, 'stamp.json'), 'utf8'));
    const isFresh = stamp.root === root && Object.entries(stamp.inputs).every(([file, time]) => timeOf(file) === time);
    return isFresh && timeOf(stamp.entry) ? path.join(root, stamp.entry) : undefined;
  } catch {
    return undefined;
  }
}

/** Time of a file's last write, rename or replacement; unlike its date, nobody can set it. */
function timeOf(/** @type {string} */ file) {
  return statSync(path.join(root, file)).ctimeMs;
}

/** @param {string} file @param {string} folder @param {'bundle' | 'external'} packages */
async function makeBundle(file, folder, packages) {
  const settled = Date.now() - unsettledMs;
  mkdirSync(folder, { recursive: true });
  removeOld(folder);
  // Each process writes to its own folder and then points to it, so that files beside a bundle match its code.
  const target = mkdtempSync(path.join(folder, 'made-'));
  const sources = await writeBundle(file, target, packages);
  const entry = path.relative(root, path.join(target, 'main.mjs'));
  const inputs = [...sources, path.relative(root, import.meta.filename)];
  const times = inputs.map((input) => {
    const time = timeOf(input);
    return [input, time < settled ? time : 0];
  });
  /** @type {Stamp} */
  const stamp = { root, entry, inputs: Object.fromEntries(times) };
  const draft = path.join(target, 'stamp.json');
  writeFileSync(draft, JSON.stringify(stamp));
  renameSync(draft, path.join(folder, 'stamp.json'));
  return path.join(root, entry);
}

/**
 * @param {string} file path in the project
 * @param {string} target folder of the bundle
 * @param {'bundle' | 'external'} packages
 * @returns {Promise<string[]>} the files that went into it, as paths in the project
 */
async function writeBundle(file, target, packages) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    format: 'esm',
    splitting: true,
    outExtension: { '.js': '.mjs' },
    // CommonJS packages need `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    absWorkingDir: root,
    entryPoints: { main: file },
    outdir: target,
    bundle: true,
    platform: 'node',
    target: 'node20',
    mainFields: ['module', 'main'],
    packages,
    external: unbundled,
    sourcemap: true,
    sourcesContent: false,
    // Half of a process's start is reading its code, most of it that of packages.
    minify: packages === 'bundle',
    metafile: true,
    logLevel: 'silent',
    plugins: [keepPlaces],
  });
  return Object.keys(metafile.inputs);
}

/**
 * Files find others from where they stand, which in a bundle is where their source stands.
 *
 * @satisfies {import('esbuild').Plugin}
 */
const keepPlaces = {
  name: 'keep-places',
  /** @param {import('esbuild').PluginBuild} build */
  setup(build) {
    build.onLoad({ filter: /\.(?:ts|mjs)$/ }, async ({ path: file }) => {
      if (file.includes(`${path.sep}node_modules${path.sep}`)) return undefined;
      const contents = (await readFile(file, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.filename', JSON.stringify(file))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

function removeOld(/** @type {string} */ folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('made-'))) {
    const target = path.join(folder, name);
    if (Date.now() - statSync(target).mtimeMs > keptMs) rmSync(target, { recursive: true, force: true });
  }
}
