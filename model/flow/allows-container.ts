import type { Flow, Manifest, TemplateId } from '../../schemas/generated/types';

type ContainerManifest = Pick<Manifest, 'hasCardFields' | 'keepsUnstored'>;

/**
 * Whether a document that begins on that template may run the brand's tag container (decision 0036). It must have no
 * card field. No later card screen may need an answer that only the tab's memory holds. That screen is a document of
 * its own, and would lose the answer.
 *
 * @param templateId template of the document's first step; undefined for an unknown path
 */
export function allowsContainer(
  { steps }: Flow,
  templateId: TemplateId | undefined,
  manifests: Readonly<Partial<Record<TemplateId, ContainerManifest>>>,
): boolean {
  const manifest = templateId && manifests[templateId];
  if (!manifest || manifest.hasCardFields) return false;
  const place = steps.findIndex((step) => step.templateId === templateId);
  const lastCard = steps.findLastIndex((step) => manifests[step.templateId]?.hasCardFields);
  if (place > lastCard) return true;
  const keepsUnstored = steps.some(({ templateId: id, props }) => {
    const asks = props && 'asks' in props && Array.isArray(props.asks) ? props.asks.length : 0;
    return !manifests[id]?.hasCardFields && (manifests[id]?.keepsUnstored === true || asks > 0);
  });
  return !keepsUnstored;
}
