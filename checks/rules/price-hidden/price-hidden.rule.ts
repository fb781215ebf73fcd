import { isBlank } from '../is-blank';
import { listHiddenPrice } from '../list-hidden-price';
import { ofTexts } from '../rule';

/** A brand's text must show the amounts and payment counts of the common text. */
export const rule = ofTexts(({ words: { placeOf }, group, key, message, common }, report) => {
  // An empty text has its own check. Most texts show no values.
  if (isBlank(message) || common === undefined || typeof common === 'string') return;
  const missing = listHiddenPrice(group, key, message, common);
  if (missing.length > 0) report(placeOf(group, key), { key: `${group}.${key}`, missing: missing.join(', ') });
});
