import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProgram, root } from '../../scripts/setup/run-command.mjs';
import { runToEnd } from './processes';

const folder = path.join(root, '.guiche/bench/base');

/** Fields of our /lead and /payment, in plain React. */
const forms = {
  lead: ['name', 'email', 'phone'],
  payment: ['cardNumber', 'cardHolder', 'cardExpiry', 'cardCvv', 'installments', 'cpf'],
};

const files: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'guiche-bench-base', private: true, type: 'module' }),
  'next.config.mjs': `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} } };\n`,
  'pages/index.jsx': `export default function Page({ text }) {
  return <main><h1>{text}</h1></main>;
}
export const getServerSideProps = async ({ query }) => ({ props: { text: 'Hello ' + (query.product ?? '') } });
`,
  'pages/lead.jsx': formPage(forms.lead),
  'pages/payment.jsx': formPage(forms.payment),
};

/**
 * Minimal Next Pages app of the same versions: an empty `_app`, one page with `getServerSideProps`, and one page per
 * form in plain React for the first key. Built once.
 *
 * @returns the app's folder
 * @throws Error with the build's output
 */
export async function buildBaseApp(): Promise<string> {
  const stamp = JSON.stringify([...['next', 'react', 'react-dom'].map(readVersion), files]);
  const stampFile = path.join(folder, 'stamp.json');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return folder;
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await runToEnd([...findProgram('next'), 'build'], { cwd: folder });
  writeFileSync(stampFile, stamp);
  return folder;
}

function readVersion(name: string): string {
  const text = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** `next start` for the base app. */
export function startCommand(port: number): readonly string[] {
  return [...findProgram('next'), 'start', '--port', String(port)];
}

function formPage(fields: readonly string[]): string {
  return `const fields = ${JSON.stringify(fields)};
export default function Page() {
  const answer = (event) => { event.currentTarget.form.dataset.answered = event.currentTarget.name; };
  return <main><form method="post">
    {fields.map((name) => (
      <label key={name}>{name}<input name={name} onInput={answer} /></label>
    ))}
    <label><input type="checkbox" name="terms" />terms</label>
    <button type="submit">Continue</button>
  </form></main>;
}
export const getServerSideProps = async () => ({ props: {} });
`;
}
