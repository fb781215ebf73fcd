import { foreign } from '../country';
import { ofAreas } from '../rule';

/** Reports card companies that the area's country lacks: no bank there issues such cards. */
export const rule = ofAreas(({ area, settings, placeOf }, report) => {
  const { companies } = foreign[area];
  if (companies.length === 0) return;
  const stated = settings.payment?.companies ?? [];
  const found = stated.filter((company) => companies.includes(company));
  const [first] = found;
  if (first === undefined) return;
  report(placeOf(['payment', 'companies', stated.indexOf(first)]), { found: found.join(', '), area });
});
