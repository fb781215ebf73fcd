import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { withFixLock } from '../checks/change/with-fix-lock';
import { type BrandFile, readBrandFile } from '../checks/disk/read-brand-file';
import { readConfigFiles } from '../checks/disk/read-config-files';
import { sendRequest, startServer, type TestServer } from '../renderer/testing/start-server';
import { type ConfigCopy, copyConfig } from '../renderer/testing/test-repository';
import { brandFilesPath, editTokenHeader, type SaveAnswer } from '../studio/save-edits';
import { createBrandWriter } from './create-brand-writer';
import { createEditHandler, type EditHandler } from './create-edit-handler';

const file = 'brands/wup/theme.json';
const missing = 'brands/wup/copy.pt-MZ.json';

/** A server with the route, and the token of a page of it. With an address, later requests come from there. */
async function serveEditor({ handle, grantToken }: EditHandler, remoteAddress?: string) {
  const server = await startServer((request, response) => {
    const isLater = request.url === brandFilesPath && remoteAddress !== undefined;
    if (!handle(isLater ? withAddress(request, remoteAddress) : request, response)) {
      // As Next does: another object, with a proxy's header.
      response.end(grantToken({ headers: { ...request.headers, 'x-forwarded-for': '127.0.0.1' } }));
    }
  });
  const askToken = async (headers: Record<string, string> = {}) =>
    (await sendRequest(server, 'GET', '/', { headers })).text;
  return { server, askToken, token: await askToken() };
}

/** A server with the route, and a page of it that saves. */
async function openEditor() {
  const config = copyConfig();
  const writer = createBrandWriter(config.root);
  const { server, token } = await serveEditor(createEditHandler(writer));
  const send = (body: unknown) =>
    sendRequest(server, 'POST', brandFilesPath, { headers: pageHeaders(server, token), body: JSON.stringify(body) });
  const edited = (name: string, text: string): BrandFile => ({
    ...readBrandFile(readConfigFiles(config.root), name, 'theme'),
    text,
  });
  const save = (...files: BrandFile[]) => send({ kind: 'save', brandId: 'wup', files });
  const takeBack = () => send(undo);
  return { config, writer, send, save, takeBack, edited };
}

/** The route alone: `written` counts the requests that it lets pass. */
async function openRoute(remoteAddress?: string) {
  const write = vi.fn(async (): Promise<SaveAnswer> => ({ kind: 'nothing' }));
  const { server, token } = await serveEditor(createEditHandler({ write }), remoteAddress);
  const ask = async (
    changes: Readonly<Record<string, string | undefined>> = {},
    body: unknown = undo,
    method = 'POST',
  ) => {
    const headers = Object.entries({ ...pageHeaders(server, token), ...changes }).filter(
      ([, value]) => value !== undefined,
    );
    const sent = { headers: Object.fromEntries(headers), body: JSON.stringify(body) };
    const { status } = await sendRequest(server, method, brandFilesPath, sent);
    return { status, written: write.mock.calls.length };
  };
  return ask;
}

const undo = { kind: 'undo', brandId: 'wup' };

function pageHeaders({ port }: TestServer, token: string) {
  return {
    host: `localhost:${port}`,
    origin: `http://localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    [editTokenHeader]: token,
  };
}

function withAddress(request: IncomingMessage, remoteAddress: string): IncomingMessage {
  Object.defineProperty(request.socket, 'remoteAddress', { value: remoteAddress });
  return request;
}

function withAccent(config: ConfigCopy, color: string): string {
  return config.read(file).replace(/"accent": "#\w+"/, `"accent": "${color}"`);
}

/** Config files that a refused request must leave alone. */
function readFiles(config: ConfigCopy) {
  return ['brand.json', 'theme.json'].map((name) => config.read(`brands/wup/${name}`));
}

describe('a save of the studio', () => {
  it('writes the files, says what they are now, and each save can be undone', async () => {
    const { config, save, takeBack, edited, writer } = await openEditor();
    const before = config.read(file);
    const [first, second] = [withAccent(config, '#112233'), withAccent(config, '#223344')];
    expect(await save(edited(file, first))).toMatchObject({ status: 200, json: { kind: 'saved', saves: 1 } });
    const { json } = await save(edited(file, second));
    expect(json).toEqual({
      kind: 'saved',
      saves: 2,
      files: [readBrandFile(readConfigFiles(config.root), file, 'theme')],
    });
    expect(config.read(file)).toBe(second);
    expect([writer.countSaves('wup'), writer.countSaves('ms')]).toEqual([2, 0]);
    await takeBack();
    expect(config.read(file)).toBe(first);
    await takeBack();
    expect(config.read(file)).toBe(before);
    expect((await takeBack()).json).toEqual({ kind: 'nothing' });
  });

  it('creates a file that the brand did not have, and the undo removes it', async () => {
    const { config, save, takeBack, edited } = await openEditor();
    const text = '{ "lead": { "title": "Olá" } }\n';
    rmSync(path.join(config.root, missing), { force: true });
    expect(await save(edited(missing, text))).toMatchObject({ status: 200 });
    expect(config.read(missing)).toBe(text);
    expect(await takeBack()).toMatchObject({ json: { kind: 'saved', files: [{ hash: null }] } });
    expect(() => config.read(missing)).toThrow('ENOENT');
  });

  it('writes nothing when one of the files changed meanwhile, and says which', async () => {
    const { config, save, edited } = await openEditor();
    const brand = edited('brands/wup/brand.json', config.read('brands/wup/brand.json').replace('"order"', ' "order"'));
    const theme = edited(file, withAccent(config, '#112233'));
    config.write(file, withAccent(config, '#334455'));
    const before = readFiles(config);
    expect(await save(brand, theme)).toMatchObject({ status: 409, json: { kind: 'changed', path: file } });
    expect(readFiles(config)).toEqual(before);
  });

  it('is not undone when the file changed since, and can be once it is restored', async () => {
    const { config, save, takeBack, edited } = await openEditor();
    const saved = withAccent(config, '#112233');
    await save(edited(file, saved));
    config.write(file, withAccent(config, '#334455'));
    expect(await takeBack()).toMatchObject({ status: 409, json: { kind: 'changed', path: file } });
    expect(config.read(file)).toContain('#334455');
    config.write(file, saved);
    expect(await takeBack()).toMatchObject({ status: 200 });
  });

  it.each([
    ['bad JSON', '{ "light": ', 'json-syntax'],
    ['a colour that is none', '{ "light": { "accent": "blue" } }', 'token-invalid'],
  ])('with %s writes nothing and returns the findings of the check', async (_, text, code) => {
    const { config, save, edited } = await openEditor();
    const before = readFiles(config);
    const answer = await save(edited(file, text));
    expect(answer).toMatchObject({ status: 422, json: { kind: 'refused' } });
    expect(answer.text).toContain(`erro[${code}] ${file}:1:`);
    expect(readFiles(config)).toEqual(before);
  });

  it('ignores errors that the files had before', async () => {
    const { config, save, edited } = await openEditor();
    config.write('brands/ms/brand.json', '{');
    expect(await save(edited(file, withAccent(config, '#112233')))).toMatchObject({ status: 200 });
  });

  it('that mended an error can be undone', async () => {
    const { config, save, takeBack, edited } = await openEditor();
    const mended = withAccent(config, '#112233');
    const broken = withAccent(config, 'blue');
    config.write(file, broken);
    expect(await save(edited(file, mended))).toMatchObject({ status: 200 });
    expect(await takeBack()).toMatchObject({ status: 200, json: { kind: 'saved' } });
    expect(config.read(file)).toBe(broken);
  });

  it('is refused while a command changes the files', async () => {
    const { config, save, edited } = await openEditor();
    const theme = edited(file, withAccent(config, '#112233'));
    await withFixLock(config.root, 'en', async () => {
      expect(await save(theme)).toMatchObject({ status: 422, text: expect.stringContaining('em andamento') });
    });
    expect(await save(theme)).toMatchObject({ status: 200 });
  });
});

describe('the route that saves refuses', () => {
  it.each([
    ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }],
    ['a foreign origin of an old browser', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
    ['a request without an origin', { origin: undefined, 'sec-fetch-site': undefined }],
    ['another host name that leads here', { host: 'evil.example:3000', origin: 'http://evil.example:3000' }],
    ['a host name that begins like this machine', { host: 'localhost.evil.example' }],
    ['a request that names no origin', { origin: undefined }],
    ['an origin that is another name of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a proxy that says for whom', { 'x-forwarded-for': '203.0.113.9' }],
    ['a proxy that says for which host', { 'x-forwarded-host': 'shop.example' }],
    ['a proxy of the standard header', { forwarded: 'for=203.0.113.9' }],
    ['a proxy that names itself', { via: '1.1 proxy' }],
    ['a proxy that names the address', { 'x-real-ip': '203.0.113.9' }],
    ['a page without the token', { [editTokenHeader]: undefined }],
    ['a page with the token of another process', { [editTokenHeader]: 'A'.repeat(43) }],
  ])('%s', async (_, headers) => {
    const ask = await openRoute();
    expect(await ask(headers)).toEqual({ status: 403, written: 0 });
    expect(await ask()).toEqual({ status: 200, written: 1 });
  });

  it.each([
    ['203.0.113.9', 403],
    ['192.168.0.7', 403],
    ['::ffff:203.0.113.9', 403],
    ['::1', 200],
    ['::ffff:127.0.0.1', 200],
  ])('or allows a connection from %s: %i', async (remoteAddress, status) => {
    const ask = await openRoute(remoteAddress);
    expect(await ask()).toEqual({ status, written: status === 200 ? 1 : 0 });
  });

  it.each([
    ['another folder', { brandId: 'wup', path: 'flows/pix.json' }],
    ['a path out of the brand', { brandId: 'wup', path: 'brands/wup/../ms/theme.json' }],
    ['an absolute path', { brandId: 'wup', path: '/etc/passwd' }],
    ['another file of the brand', { brandId: 'wup', path: 'brands/wup/logo.svg' }],
    ['a file of another brand', { brandId: 'wup', path: 'brands/ms/theme.json' }],
    ['the shared folder', { brandId: '_base', path: 'brands/_base/theme.json' }],
    ['a brand that does not exist', { brandId: 'nobody', path: 'brands/nobody/theme.json' }],
    ['a path as a brand', { brandId: '../brands/wup', path: 'brands/../brands/wup/theme.json' }],
  ])('%s', async (_, { brandId, path: name }) => {
    const { config, send } = await openEditor();
    const files = [{ path: name, text: '{}\n', hash: null }];
    const before = readFiles(config);
    expect(await send({ kind: 'save', brandId, files })).toMatchObject({ status: 400 });
    expect(readFiles(config)).toEqual(before);
  });

  it.each<[string, (root: string) => void]>([
    [
      'a link in place of a file',
      (root) => {
        renameSync(path.join(root, file), path.join(root, 'outside.json'));
        symlinkSync(path.join(root, 'outside.json'), path.join(root, file));
      },
    ],
    ['a link to nowhere', (root) => symlinkSync(path.join(root, 'outside.json'), path.join(root, missing))],
    [
      'a link in place of the folder',
      (root) => {
        renameSync(path.join(root, 'brands/wup'), path.join(root, 'outside'));
        symlinkSync(path.join(root, 'outside'), path.join(root, 'brands/wup'));
      },
    ],
    [
      'a link in place of all folders',
      (root) => {
        renameSync(path.join(root, 'brands'), path.join(root, 'outside'));
        symlinkSync(path.join(root, 'outside'), path.join(root, 'brands'));
      },
    ],
    ['a folder in place of a file', (root) => mkdirSync(path.join(root, missing))],
    ['a file that has another name too', (root) => linkSync(path.join(root, file), path.join(root, 'outside.json'))],
  ])('%s', async (_, plant) => {
    const { config, save, edited } = await openEditor();
    const text = withAccent(config, '#112233');
    rmSync(path.join(config.root, missing), { force: true });
    plant(config.root);
    const before = readFileSync(path.join(config.root, file), 'utf8');
    expect(await save(edited(file, text))).toMatchObject({ status: 400 });
    expect(readFileSync(path.join(config.root, file), 'utf8')).toBe(before);
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ['a body without a kind', { brandId: 'wup' }, {}, 400],
    ['a body without files', { kind: 'save', brandId: 'wup', files: [] }, {}, 400],
    ['a file without a text', { kind: 'save', brandId: 'wup', files: [{ path: file, hash: null }] }, {}, 400],
    ['null', null, {}, 400],
    ['a form', { kind: 'undo', brandId: 'wup' }, { 'content-type': 'text/plain' }, 415],
    ['a body that is too large', { kind: 'undo', brandId: 'x'.repeat(70_000) }, {}, 413],
  ])('%s', async (_, body, headers, status) => {
    const ask = await openRoute();
    expect(await ask(headers, body)).toEqual({ status, written: 0 });
  });

  it.each([
    ['this machine', {}, true],
    ['a foreign host name', { host: 'evil.example' }, false],
    ['a proxy', { via: '1.1 proxy' }, false],
    ['a proxy that sends a token', { via: '1.1 proxy', [editTokenHeader]: 'A'.repeat(43) }, false],
  ])('or gives the token to a page for %s: %o → %s', async (_, headers, isGiven) => {
    const { askToken, token } = await serveEditor(createEditHandler({ write: vi.fn() }));
    expect(await askToken(headers)).toBe(isGiven ? token : '');
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('another method', async () => {
    const ask = await openRoute();
    expect(await ask({}, undo, 'PUT')).toEqual({ status: 405, written: 0 });
  });
});

it('a failure of the disk is answered and reported', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  const { config, save, edited } = await openEditor();
  const theme = edited(file, withAccent(config, '#112233'));
  mkdirSync(path.join(config.root, `brands/wup/.theme.json.${process.pid}.tmp`));
  expect(await save(theme)).toMatchObject({ status: 500 });
  expect(String(reported.mock.calls)).toContain('EISDIR');
});
