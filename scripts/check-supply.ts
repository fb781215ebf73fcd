import { auditPackages } from './supply/audit-packages';
import { checkSupply } from './supply/check-supply';
import { readProjects } from './supply/read-projects';

/** `npm run check:supply`: checks every lock file, then asks the registry about known holes. */
const projects = readProjects(process.cwd());
const findings = projects.flatMap(({ file, project, packages }) =>
  checkSupply(project, packages).map((finding) => `✗ ${file}: ${finding}`),
);
const count = projects.reduce((sum, { packages }) => sum + Object.keys(packages).length - 1, 0);
const audit = await auditPackages();
if (audit.kind === 'holes') findings.push(`✗ npm audit: ${audit.text}`);
const state = { clean: 'no known hole', holes: 'holes found', 'not run': 'not run' }[audit.kind];
const why = audit.kind === 'not run' ? `: ${audit.why}` : '';
const lines = [...findings, `${count} packages, ${findings.length} findings`, `npm audit: ${state}${why}`];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = findings.length === 0 ? 0 : 1;
