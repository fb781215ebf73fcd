import { foreign } from '../country';
import { ofAreas } from '../rule';

/** Reports a method that the area's country lacks: Pix exists only in Brazil. */
export const rule = ofAreas(({ area, settings, placeOf }, report) => {
  const { methods } = foreign[area];
  const stated = settings.payment?.methods ?? [];
  for (const [index, method] of stated.entries()) {
    if (methods.includes(method)) report(placeOf(['payment', 'methods', index]), { found: method, area });
  }
});
