import { existsSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** Entry points of production: the server, Next's configuration, and the pages. */
const entries = ['scripts/serve.mjs', 'server/serve.ts', 'next.config.ts', 'pages'];

/** Loaded by an `import()` that production never reaches: for builds and the development server. */
const forDevelopment = ['next-with-linaria', './watch-config'];

/** Package imports of production code that are not in `dependencies`, as `from → package`. */
export async function findDevelopmentPackages(root: string): Promise<{ fileCount: number; found: string[] }> {
  const { output } = await cruise(
    entries.filter((entry) => existsSync(path.join(root, entry))),
    { baseDir: root, doNotFollow: { path: ['node_modules', '^schemas/generated/.*\\.mjs$'] } },
  );
  const modules = new Map((output as ICruiseResult).modules.map((module) => [module.source, module]));
  const reached = new Set([...modules.keys()].filter((file) => entries.some((entry) => file.startsWith(entry))));
  const found: string[] = [];
  for (const file of reached) {
    for (const { module, resolved, dynamic, dependencyTypes } of modules.get(file)?.dependencies ?? []) {
      if (dynamic && forDevelopment.includes(module)) continue;
      if (dependencyTypes.includes('npm-dev') || dependencyTypes.includes('npm-no-pkg'))
        found.push(`${file} → ${module}`);
      if (dependencyTypes.includes('local')) reached.add(resolved);
    }
  }
  return { fileCount: reached.size, found };
}
