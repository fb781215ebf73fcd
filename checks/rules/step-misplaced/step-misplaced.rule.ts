import type { Manifests, Step } from '../../../model/flow/resolve-step';
import { listDefaultWay, showsPixCode, takesMoney } from '../../../model/flow/resolve-step';
import type { Flow, Manifest } from '../../../schemas/generated/types';
import { ofFlows } from '../rule';

/**
 * Reports steps on the default path that trap the buyer: the error page, or a step that waits before any payment. Also
 * reports a step that sells after payment, and one that sells the upsell again.
 */
export const rule = ofFlows(({ file, flow, shared: { manifests } }, report) => {
  for (const [index, step] of flow.steps.entries()) {
    const page = findPage(step, flow, manifests);
    if (page === undefined) continue;
    const sources = listSources(step, flow);
    const params = { id: step.id, page, ...(sources.length > 0 && { sources }) };
    report({ file, path: ['steps', index, 'templateId'] }, params);
  }
});

/** Kind of a step that is in a wrong place. */
function findPage(step: Step, flow: Flow, manifests: Manifests): 'error' | 'return' | 'sale' | undefined {
  const manifest = manifests[step.templateId];
  if (manifest?.isErrorPage && (step === flow.steps[0] || listSources(step, flow).length > 0)) return 'error';
  if (manifest?.receivesReturns && listBeforePaying(flow, manifests).includes(step)) return 'return';
  const sellsAgain = manifest && !isOfPaying(manifest) && isBehindPayment(step, flow, manifests);
  return sellsAgain || repeatsUpsell(step, flow, manifests) ? 'sale' : undefined;
}

/** Whether an earlier step of the path has taken the money for the upsell that this one sells. */
function repeatsUpsell(step: Step, flow: Flow, manifests: Manifests): boolean {
  const way = listDefaultWay(flow);
  const sold = way.filter(({ templateId }) => manifests[templateId]?.sells === 'upsell');
  const paying = sold.findIndex(({ templateId }) => takesMoney(manifests[templateId]));
  // The first of them has the finding of all.
  return paying !== -1 && sold.indexOf(step) === paying + 1;
}

/** Whether a paying step leads to this one. A step that waits before any payment has its own finding. */
function isBehindPayment(step: Step, flow: Flow, manifests: Manifests): boolean {
  return flow.steps.some(
    (source) =>
      source.defaultNextStepId === step.id &&
      source !== step &&
      isOfPaying(manifests[source.templateId]) &&
      !listBeforePaying(flow, manifests).includes(source),
  );
}

/** Whether a template takes money, waits for it or shows a payment. None of them may sell again. */
function isOfPaying(manifest: Manifest | undefined): boolean {
  return (
    takesMoney(manifest) ||
    showsPixCode(manifest) ||
    manifest?.waitsForPayment === true ||
    manifest?.needs?.includes('purchase') === true
  );
}

function listSources({ id }: Step, { steps }: Flow): string[] {
  return steps.filter(({ defaultNextStepId: next }) => next === id).map((source) => source.id);
}

/** Steps of the default path before the payment. Empty if it never reaches one, which has its own finding. */
function listBeforePaying(flow: Flow, manifests: Manifests): Step[] {
  const way = listDefaultWay(flow);
  const paying = way.findIndex(({ templateId }) => takesMoney(manifests[templateId]));
  return way.slice(0, Math.max(0, paying));
}
