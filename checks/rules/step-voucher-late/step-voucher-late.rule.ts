import { ofFlows } from '../rule';

/** Spec 4: the first step's voucher is added to a query without one. A later step's voucher has no effect. */
export const rule = ofFlows(({ file, flow: { steps } }, report) => {
  for (const [index, { id, props }] of steps.entries()) {
    if (index === 0 || !props || !('voucher' in props) || props.voucher === undefined) continue;
    const path = ['steps', index, 'props', 'voucher'];
    report({ file, path }, { id, voucher: props.voucher, first: steps[0]?.id ?? '' });
  }
});
