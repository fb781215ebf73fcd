import type { CompiledCopy } from '../../model/copy/compile-copy';
import { createMemo } from '../../model/create-memo';
import { findErrorTemplate, type Manifests, takesMoney } from '../../model/flow/resolve-step';
import type { Flow, TemplateId } from '../../schemas/generated/types';

/** Copy groups of every page, besides the error page's. Forms and receipts add `methods`, `payment` and `success`. */
const frameGroups = ['frame', 'order', 'refusals'];

const memo = createMemo<CompiledCopy, CompiledCopy>();

/** Copy of the frame and of the flow's templates. One flow of one brand always gets the same object. */
export function pickCopy(
  copy: CompiledCopy,
  flow: Flow,
  manifests: Manifests,
  { hasAddressForm, hasContainer = false }: { hasAddressForm: boolean; hasContainer?: boolean },
): CompiledCopy {
  const templateIds = flow.steps.map(({ templateId }) => templateId);
  const propGroups = [...listPropGroups(flow, hasAddressForm), ...(hasContainer ? ['consent'] : [])];
  const key = [...propGroups, ...templateIds].join(' ');
  return memo(copy, key, () => {
    const isAboutPaying = templateIds.some((id) => namesMethods(manifests[id]));
    const hasReceipt = templateIds.some((id) => manifests[id].needs?.includes('purchase'));
    const hasForm = templateIds.some((id) => takesMoney(manifests[id]));
    const names = new Set([
      ...frameGroups,
      findErrorTemplate(manifests),
      ...(isAboutPaying ? ['methods'] : []),
      ...(hasForm ? ['payment'] : []),
      ...listGivenGroups(templateIds, manifests),
      ...propGroups,
      ...(hasReceipt ? ['success'] : []),
      ...templateIds,
    ]);
    return Object.fromEntries(Object.entries(copy).filter(([name]) => names.has(name)));
  });
}

/** Whether a template may name a payment method: it takes money or a card, shows a code or shows a purchase. */
function namesMethods(manifest: Manifests[TemplateId] | undefined): boolean {
  return (
    takesMoney(manifest) ||
    manifest?.hasCardFields === true ||
    manifest?.needs?.some((need) => need === 'pix' || need === 'purchase') === true
  );
}

/** Copy groups of parts that a step shows only with certain props. */
function listPropGroups(flow: Flow, hasAddressForm: boolean): string[] {
  const hasVideo = flow.steps.some(({ props }) => props && 'video' in props);
  return [...(asksMore(flow, hasAddressForm) ? ['asks'] : []), ...(hasVideo ? ['player'] : [])];
}

/** Copy groups of choices that several templates share. */
function listGivenGroups(templateIds: readonly TemplateId[], manifests: Manifests): string[] {
  const given = new Set(templateIds.flatMap((id) => manifests[id].gives ?? []));
  const hasUnits = given.has('unit') || given.has('ticket');
  return [...(given.has('profiles') ? ['profiles'] : []), ...(hasUnits ? ['units'] : [])];
}

/** Whether a flow asks data besides name, e-mail and phone, such as an address. */
export function asksMore({ steps }: Flow, hasAddressForm: boolean): boolean {
  return hasAddressForm || steps.some(({ props }) => Boolean(props && 'asks' in props && props.asks));
}
