import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TemplateId } from '../../schemas/generated/types';
import type { StepLink } from '../setup/list-links';

export interface Size {
  /** JavaScript that the page loads on arrival, in bytes after gzip. */
  bytes: number;
  /** The page that loads the most. */
  href: string;
}

/**
 * The size of each template as the pages of a running server have it, the largest over its links.
 * A template whose page is not shown is absent.
 *
 * @param origin of the server, which serves the build in `root`
 */
export async function measureSizes(
  origin: string,
  root: string,
  links: readonly StepLink[],
): Promise<Map<TemplateId, Size>> {
  const sizes = new Map<TemplateId, Size>();
  for (const { templateId, href } of links) {
    const answer = await fetch(`${origin}${href}`, { redirect: 'manual' });
    const html = await answer.text();
    if (!html.includes(`data-template="${templateId}"`)) continue;
    const bytes = findScripts(html).reduce((sum, file) => sum + gzippedSize(path.join(root, '.next', file)), 0);
    if (bytes > (sizes.get(templateId)?.bytes ?? 0)) sizes.set(templateId, { bytes, href });
  }
  return sizes;
}

/** The build's scripts that a page loads or preloads, such as `static/chunks/a.js`; not those for browsers without modules. */
export function findScripts(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const scripts = tags
    .filter((tag) => !/\bnomodule\b/i.test(tag))
    .flatMap((tag) => /(?:src|href)="\/_next\/(static\/[^"?]+\.js)/.exec(tag)?.[1] ?? []);
  return [...new Set(scripts)];
}

const gzippedSizes = new Map<string, number>();

function gzippedSize(file: string): number {
  const size = gzippedSizes.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  gzippedSizes.set(file, size);
  return size;
}
