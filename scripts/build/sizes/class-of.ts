import { existsSync } from 'node:fs';
import { takesMoney } from '../../../model/flow/resolve-step';
import type { Manifest, TemplateId } from '../../../schemas/generated/types';
import { manifests } from '../../../templates/manifests.generated';

/** Class of a template, which decides its budget: depends on what its page loads. */
export type TemplateClass = 'payment' | 'lead' | 'form' | 'plain';

export function classOf(id: TemplateId): TemplateClass {
  const manifest: Manifest = manifests[id];
  if (takesMoney(manifest)) return 'payment';
  if (manifest.gives?.includes('lead')) return 'lead';
  return existsSync(`templates/${id}/${id}.form.schema.json`) ? 'form' : 'plain';
}
