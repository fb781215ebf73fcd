import type { Manifests } from '../../model/flow/resolve-step';
import type { Manifest, TemplateId } from '../../schemas/generated/types';

/** A manifest with every frame element and no needs. */
function makeManifest(changes: Partial<Manifest> = {}): Manifest {
  return {
    route: '/screen',
    showsLogo: true,
    isCounted: true,
    ...changes,
  };
}

/** Manifests by templateId. A template that is not given has its name as route. */
export function makeManifests(changes: Partial<Record<TemplateId, Partial<Manifest>>> = {}): Manifests {
  const ids: TemplateId[] = ['generic-error', 'lead', 'payment', 'pix', 'presentation', 'success'];
  const all = new Set([...ids, ...(Object.keys(changes) as TemplateId[])]);
  return Object.fromEntries(
    [...all].map((id) => [id, makeManifest({ route: `/${id}`, isErrorPage: id === 'generic-error', ...changes[id] })]),
  ) as unknown as Manifests;
}
