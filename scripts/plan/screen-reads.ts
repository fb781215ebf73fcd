import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifests } from '../../renderer/flow/resolve-step';
import type { Manifest, TemplateExamples, TemplateId } from '../../schemas/generated/types';
import { root } from '../setup/run-command.mjs';
import type { Leaves } from './list-leaves';

/** What the screens say of themselves: parts of the page that each reads; one that says nothing reads all. */
export type ScreenReads = ReadonlyMap<TemplateId, readonly string[]>;

/** What the screens of the code that plays both trees say; one of an older tree may be gone by now. */
export function readScreenReads(manifests: Manifests): ScreenReads {
  const reads = new Map<TemplateId, readonly string[]>();
  for (const id of Object.keys(manifests) as TemplateId[]) {
    const file = path.join(root, 'templates', id, `${id}.examples.json`);
    if (!existsSync(file)) continue;
    const examples = JSON.parse(readFileSync(file, 'utf8')) as TemplateExamples;
    if (examples.reads) reads.set(id, examples.reads);
  }
  return reads;
}

/** Of a screen that does not say what it reads. */
const everything: readonly string[] = [''];

/** What the frame around every screen reads. */
const frameReads = [
  ...['area', 'language', 'mode', 'product.title', 'product.businessName', 'links.terms', 'links.privacy', 'links.faq'],
  ...['images.logoWidth', 'images.favicon', 'images.loading', 'copy.frame'],
];

/** What the order summary reads. */
const orderReads = ['product.name', 'copy.order', 'plans', 'settings.currency'];

/** The parts of the page that a screen reads, its frame, its own words and the order summary among them. */
export function listParts(
  templateId: TemplateId,
  { showsOrder }: Pick<Manifest, 'showsOrder'>,
  reads: ScreenReads,
): readonly string[] {
  const own = reads.get(templateId) ?? everything;
  return [...frameReads, `copy.${templateId}`, ...(showsOrder ? orderReads : []), ...own];
}

/** The values that stand in some parts of a page or below them. */
export function pickParts(leaves: Leaves, parts: readonly string[]): Leaves {
  if (parts.includes('')) return leaves;
  const stems = parts.map((part) => `${part}.`);
  return new Map([...leaves].filter(([path]) => stems.some((stem) => `${path}.`.startsWith(stem))));
}
