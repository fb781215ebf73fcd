import { configPaths, withFallback } from '../../catalogue/config-paths';
import { selectContainer } from '../../catalogue/select-container';
import type { AreaSubject, BrandSubject, VariantSubject, WordsSubject } from '../../catalogue/subject';
import { findErrorTemplate } from '../../model/flow/resolve-step';
import { pickCopy } from '../../renderer/checkout/pick-copy';
import type { Facts } from './fact';
import type { PlanTree } from './read-plan-tree';
import type { ScreenPlace } from './screen';

/** Texts that a buyer accepts, and the names of their links. The sentence is composed of these pieces. */
export const legalWords: readonly string[] = [
  ...['lead.termsStart', 'lead.termsLink', 'lead.termsAnd', 'lead.privacyLink'],
  ...['frame.terms', 'frame.privacy'],
];

/**
 * Texts and messages of an area's language; a brand's own replaces the shared one. The texts of a template are a part: an
 * area that starts to play it reads them on the new screen.
 */
export function addTextFacts(facts: Facts, { catalogue }: PlanTree, brand: BrandSubject, area: AreaSubject): void {
  const { shared } = brand;
  const { language } = area.settings;
  const flows = area.flows.map(({ flow }) => flow);
  const played = new Set<string>(flows.flatMap(({ steps }) => steps.map(({ templateId }) => templateId)));
  played.add(findErrorTemplate(shared.manifests));
  const isTemplate = (group: string) => group in shared.manifests;
  const { copy } = catalogue.brands.find(({ id }) => id === brand.id)?.areas[area.area] ?? {};
  const isOwn = (words: WordsSubject) => words.language === language;
  for (const one of withFallback(language)) {
    for (const words of shared.wordFiles) if (words.language === one) addWords(words, 'text');
    addMessages('_base', one, shared.messages[one]);
  }
  for (const words of brand.words.filter(isOwn)) addWords(words, 'text');
  for (const words of [...shared.variants, ...brand.variants].filter(isOwn)) addWords(words, `variant.${words.flag}`);
  addMessages(brand.id, language, brand.messages[language]);

  function addWords(words: WordsSubject | VariantSubject, kind: string): void {
    for (const [group, texts] of Object.entries(words.copy)) {
      const isShown = played.has(group) || !isTemplate(group);
      const part = `text.${group}`;
      if (isShown) facts.parts.add(part);
      for (const [key, value] of Object.entries(texts)) {
        const name = `${group}.${key}`;
        const place = () => words.placeOf(group, key);
        const more = { isOn: (screen: ScreenPlace) => isOn(group, screen) };
        if (kind === 'text' && legalWords.includes(name)) facts.add(`words.${name}`, value, place, more);
        else if (isShown) facts.add(`${kind}.${name}`, value, place, { ...more, part });
      }
    }
  }

  /** A template's texts are on its screens, shared ones on the pages that get their group. */
  function isOn(group: string, { templateId, flowId, environment }: ScreenPlace): boolean {
    if (isTemplate(group)) return templateId === group;
    const flow = flows.find(({ id }) => id === flowId) ?? flows[0];
    const hasContainer = selectContainer(area.settings, environment) !== undefined;
    return !copy || !flow || group in pickCopy(copy, flow, shared.manifests, { hasAddressForm: true, hasContainer });
  }

  function addMessages(folder: string, of: string, messages: object = {}): void {
    const file = configPaths.messages(folder, of);
    for (const [key, value] of Object.entries(messages))
      if (key !== '$schema') facts.add(`message.${key}`, value, { file, path: [key] });
  }
}
