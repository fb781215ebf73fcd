import { ofFlows } from '../rule';

/** A flow has one business: otherwise lead, plan and payment would belong to two sellers. */
export const rule = ofFlows(({ file, flow }, report) => {
  const businesses = flow.steps.map(({ props }) => props?.plan?.business);
  const first = businesses.find((business) => business !== undefined);
  if (first === undefined) return;
  for (const [index, business] of businesses.entries()) {
    if (business === undefined || business === first) continue;
    report({ file, path: ['steps', index, 'props', 'plan', 'business'] }, { found: business, other: first });
  }
});
