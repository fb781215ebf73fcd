import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generateInto, makeRepository, sessionPart, storedSchema } from './testing/small-repository';

const run = promisify(execFile);
const dir = 'renderer/session/parts/mailbox';

/** Plays a visit with the part and prints the content of session and storage. */
const visit = `
import type { Manifest } from '../../schemas/generated/types';
import { holds } from './parts/registry.generated';
import { restoreSession } from './restore-session';
import { emptySession, type SessionPatch } from './session';
import { writeSession } from './patch-session';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: { removeItem: () => undefined },
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
    key: (index: number) => [...stored.keys()][index] ?? null,
    get length() { return stored.size; },
  },
});
const owner = { productCode: 'MS', area: 'BR' } as const;
const need: Manifest['needs'][number] = 'mailbox';
const verified: SessionPatch = { post: { number: '5511987654321' } };
const ana = { leadId: 'lead_1', name: 'Ana Prado', email: 'ana@example.com', phone: '11987654321' };
const bia = { ...ana, leadId: 'lead_3', email: 'bia@example.com' };
const number = () => restoreSession({ main: owner }).post?.number ?? null;

const first = writeSession({ ...emptySession, isRestored: true }, { lead: ana }, { main: owner });
const second = writeSession(first, verified, { main: owner });
const told = [holds(first, need, undefined), holds(second, need, undefined), [...stored.keys()].includes('mailbox:MS:BR')];
const restored = number();
const again = writeSession(second, { lead: { ...ana, leadId: 'lead_2' } }, { main: owner });
const same = [again.post?.number, number()];
const other = [writeSession(again, { lead: bia }, { main: owner }).post, number()];
writeSession(second, verified, { main: owner });
const now = Date.now();
Date.now = () => now + 3_600_000;
const late = [number(), [...stored.keys()].includes('mailbox:MS:BR')];
process.stdout.write(JSON.stringify({ told, restored, same, other, late }));
`;

/** Project with this repository's sources and the visit. */
function copyProject(): string {
  const root = makeRepository({ 'renderer/session/visit.ts': visit });
  for (const folder of ['brands', 'catalogue', 'checks', 'docs', 'model', 'renderer', 'schemas', 'templates'])
    cpSync(folder, path.join(root, folder), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const options = { incremental: false, tsBuildInfoFile: null, types: ['node', 'next'] };
  const include = ['renderer/session/**/*.ts', 'templates/manifests.generated.ts'];
  const config = {
    extends: path.resolve('tsconfig.json'),
    compilerOptions: options,
    include,
    exclude: ['**/*.test.ts'],
  };
  writeFileSync(path.join(root, 'tsconfig.json'), JSON.stringify(config));
  return root;
}

function addPart(root: string): void {
  const number = { type: 'string', maxLength: 20 };
  const key = { schema: 'mailbox.part.schema.json', lifetimeMs: 3_600_000 };
  const part = sessionPart('mailbox', key, { field: 'post', endsWith: ['other-lead', 'purchase-over'] });
  const schema = storedSchema('Mailbox', { number });
  mkdirSync(path.join(root, dir));
  writeFileSync(path.join(root, dir, 'mailbox.part.json'), JSON.stringify(part));
  writeFileSync(path.join(root, dir, 'mailbox.part.schema.json'), JSON.stringify(schema));
}

/** Type errors of the compiler. */
async function findTypeErrors(root: string): Promise<string> {
  const compiler = path.resolve('node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [compiler, '-p', root], { cwd: root }).catch((error) => error);
  return stdout;
}

test('a new session part needs only its folder', async () => {
  const root = copyProject();
  expect(await findTypeErrors(root)).toContain('mailbox');
  addPart(root);
  await generateInto(root);
  expect(await findTypeErrors(root)).toBe('');

  const loader = new URL('../../node_modules/tsx/dist/loader.mjs', import.meta.url).href;
  const { stdout } = await run(process.execPath, ['--import', loader, 'renderer/session/visit.ts'], { cwd: root });
  expect(JSON.parse(stdout)).toEqual({
    reported: [false, true, true],
    restored: '5511987654321',
    same: ['5511987654321', '5511987654321'],
    other: [null, null],
    late: [null, false],
  });
});
