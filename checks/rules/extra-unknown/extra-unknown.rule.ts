import { ofAreas } from '../rule';

/** A step offers an extra that the area does not sell: the buyer passes over the step and never sees it. */
export const rule = ofAreas(({ settings: { extras = [], business: brand }, flows }, report) => {
  const ids = extras.map(({ id }) => id);
  for (const { file, flow } of flows) {
    for (const [index, { props }] of flow.steps.entries()) {
      if (!props || !('extraId' in props) || props.extraId === undefined || ids.includes(props.extraId)) continue;
      const place = { file, path: ['steps', index, 'props', 'extraId'] };
      report(place, { found: props.extraId, brand, ...(ids.length > 0 && { allowed: ids }) });
    }
  }
});
