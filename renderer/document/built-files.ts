import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printableText } from './printable-text';

const builtFiles = new Map<string, string>();

/** Reads a file of the build as text for a style or script element. */
export function readBuilt(file: string): string {
  let text = builtFiles.get(file);
  if (text === undefined) {
    text = printableText(readPlain(file));
    builtFiles.set(file, text);
  }
  return text;
}

function readPlain(file: string): string {
  return readFileSync(join(process.cwd(), '.next', decodeURI(file)), 'utf8');
}

/**
 * Preloads the only script that is requested before the first paint. Browsers read it in a header before the page. It
 * needs the policy's nonce; a proxy must not push it, because the browser may have it cached.
 */
export function preloadCommonScript(nonce: string): string {
  return `<${findCommonScript()}>; rel=preload; as=script; nonce="${nonce}"; nopush`;
}

let commonScript: string | undefined;

/** @returns URL of the script that every step loads, with React: it takes most of the time on a slow line */
function findCommonScript(): string {
  if (commonScript === undefined) {
    const { pages } = JSON.parse(readPlain('build-manifest.json')) as { pages: Record<string, readonly string[]> };
    const file = pages['/[...checkoutPath]']?.find((name) => name.endsWith('.js'));
    if (!file) throw new Error('build-manifest.json names no script of the steps');
    commonScript = `/_next/${file}`;
  }
  return commonScript;
}

let joinedScripts: readonly (readonly [joined: string, chunks: readonly string[]])[] | undefined;

/** Replaces scripts by those that join several of them, the longest first. */
export function joinLazy(scripts: readonly string[]): string[] {
  joinedScripts ??= Object.entries(JSON.parse(readPlain('joined-scripts.json')) as Record<string, string[]>).sort(
    ([, one], [, other]) => other.length - one.length,
  );
  const names: string[] = [];
  let left = scripts;
  for (const [joined, chunks] of joinedScripts) {
    if (!chunks.every((chunk) => left.includes(chunk))) continue;
    names.push(joined);
    left = left.filter((chunk) => !chunks.includes(chunk));
  }
  return [...names, ...left];
}
