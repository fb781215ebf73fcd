import { environments } from '../../../catalogue/catalogue';
import { foldWords } from '../../../catalogue/fold-text';
import { ofAreas } from '../rule';

interface LegalLinks {
  terms?: string;
  privacy?: string;
}

/** Terms and privacy each state the address whose path names the other. */
export const rule = ofAreas(({ settings: { links, linksPattern }, placeOf }, report) => {
  if (linksPattern && areSwapped(linksPattern)) {
    const { terms = '', privacy = '' } = linksPattern as LegalLinks;
    report(placeOf(['linksPattern', 'terms']), { where: 'linksPattern', terms, privacy });
  }
  // A link that the pattern gives is reported at the pattern.
  const swapped = environments.filter(
    (environment) =>
      areSwapped(links?.[environment] ?? {}) && placeOf(['links', environment, 'terms']).path.at(-1) === 'terms',
  );
  const [first] = swapped;
  if (first === undefined) return;
  const { terms = '', privacy = '' }: LegalLinks = links?.[first] ?? {};
  const where = swapped.map((environment) => `links.${environment}`).join(', ');
  report(placeOf(['links', first, 'terms']), { where, terms, privacy });
});

const sayings = {
  terms: /\b(?:termos?|terms?|tos|regulamento|contrato|condicoes|conditions)\b/,
  privacy: /\b(?:privacidade|privacy)\b/,
};

function areSwapped({ terms = '', privacy = '' }: LegalLinks): boolean {
  return saysOnly(terms, 'privacy') && saysOnly(privacy, 'terms');
}

/** Whether an address names one document behind its host, and not the other. */
function saysOnly(url: string, document: keyof typeof sayings): boolean {
  const words = foldWords(url.replace(/^https:\/\/[^/?#]*/, ''));
  const other = document === 'terms' ? 'privacy' : 'terms';
  return sayings[document].test(words) && !sayings[other].test(words);
}
