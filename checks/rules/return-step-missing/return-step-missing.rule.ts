import { listTemplates, takesMoney } from '../../../model/flow/resolve-step';
import { methodTraits } from '../../../schemas/generated/method-traits';
import type { PaymentMethod } from '../../../schemas/generated/types';
import { ofFlows } from '../rule';

/** Methods that may send the buyer to another site and back: cards with 3-D Secure, and wallets. */
const leavingMethods = Object.entries(methodTraits)
  .filter(([, { confirms }]) => confirms === 'bank' || confirms === 'phone')
  .map(([method]) => method as PaymentMethod);

/** A flow that sends buyers to the bank needs a step for their return. */
export const rule = ofFlows(({ file, flow: { steps }, shared: { manifests } }, report) => {
  if (steps.some(({ templateId }) => manifests[templateId]?.receivesReturns)) return;
  const [receiving = ''] = listTemplates(manifests, ({ receivesReturns }) => receivesReturns);
  for (const [index, { id, templateId, props }] of steps.entries()) {
    const methods = props && 'methods' in props ? props.methods : undefined;
    const method = leavingMethods.find((leaving) => methods?.includes(leaving) ?? true);
    if (!takesMoney(manifests[templateId]) || method === undefined) continue;
    report({ file, path: ['steps', index, 'templateId'] }, { id, method, template: receiving });
  }
});
