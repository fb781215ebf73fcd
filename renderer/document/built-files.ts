import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const builtFiles = new Map<string, string>();

/** A file of the build as text that may stand inside a style or script element. */
export function readBuilt(file: string): string {
  let text = builtFiles.get(file);
  if (text === undefined) {
    text = readPlain(file).replaceAll('</', '<\\/');
    builtFiles.set(file, text);
  }
  return text;
}

function readPlain(file: string): string {
  return readFileSync(join(process.cwd(), '.next', decodeURI(file)), 'utf8');
}

/**
 * The only script that is asked for before the page is painted: in a header, a browser reads it before the page. The nonce is the
 * policy's; a proxy must not push what a browser may have.
 */
export function preloadCommonScript(nonce: string): string {
  return `<${findCommonScript()}>; rel=preload; as=script; nonce="${nonce}"; nopush`;
}

let commonScript: string | undefined;

/** @returns the address of the script that every page has, with React in it: what a slow line needs most of its time for */
function findCommonScript(): string {
  if (commonScript === undefined) {
    const { pages } = JSON.parse(readPlain('build-manifest.json')) as { pages: { '/_app': readonly string[] } };
    const file = pages['/_app'].find((name) => name.endsWith('.js'));
    if (!file) throw new Error('build-manifest.json names no script of /_app');
    commonScript = `/_next/${file}`;
  }
  return commonScript;
}
