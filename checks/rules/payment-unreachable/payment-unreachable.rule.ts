import { listDefaultWay, takesMoney } from '../../../model/flow/resolve-step';
import { ofFlows } from '../rule';

/** Spec 2: the default path reaches the payment. Reported at the step that leads past it. */
export const rule = ofFlows(({ file, flow, shared: { manifests } }, report) => {
  const { steps } = flow;
  const isPayment = ({ templateId }: (typeof steps)[number]) => takesMoney(manifests[templateId]);
  const paying = steps.findIndex(isPayment);
  const way = paying === -1 ? [] : listDefaultWay(flow);
  if (way.some(isPayment)) return;
  const lost = way.map((step) => steps.indexOf(step)).findLast((index) => index < paying) ?? -1;
  const { id = '', defaultNextStepId: next } = steps[lost] ?? {};
  // A path that ends there has its own finding.
  if (next !== undefined) report({ file, path: ['steps', lost, 'defaultNextStepId'] }, { id, next });
});
