import type { Rule } from '../rule';

/** Spec 4: a voucher from the first step is added to the query if none was given; that of a later one does nothing. */
export const rule: Rule = {
  subject: 'flow',
  check: ({ file, flow: { steps } }, report) => {
    for (const [index, { id, props }] of steps.entries()) {
      if (index === 0 || !props || !('voucher' in props) || props.voucher === undefined) continue;
      const path = ['steps', index, 'props', 'voucher'];
      report({ file, path }, { id, voucher: props.voucher, first: steps[0]?.id ?? '' });
    }
  },
};
