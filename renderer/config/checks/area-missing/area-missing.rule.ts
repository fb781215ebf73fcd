import { areas } from '../../catalogue';
import type { Rule } from '../rule';

/** A brand is sold in the areas that it names; what stands under `all` is for them and names none. */
export const rule: Rule = {
  subject: 'brand',
  check: ({ file, brand }, report) => {
    if (areas.some((area) => brand[area] !== undefined)) return;
    report({ file, path: brand.all === undefined ? [] : ['all'], part: 'key' }, { areas });
  },
};
