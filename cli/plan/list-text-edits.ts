import { configPaths } from '../../catalogue/config-paths';
import type { AreaSubject, BrandSubject, VariantSubject, WordsSubject } from '../../catalogue/subject';
import { findErrorTemplate } from '../../model/flow/resolve-step';
import type { Edit } from './edit';
import { listChangedPaths } from './list-leaves';
import { subjectOf } from './list-setting-risks';
import { legalWords } from './list-word-risks';
import { pairAreas } from './pair-areas';
import type { PlanTree } from './read-plan-tree';

/** Texts and error messages that an area shows, except those of consent, which are risks. */
export function listTextEdits(before: PlanTree, after: PlanTree): Edit[] {
  return pairAreas(before, after).flatMap(({ old, now, oldArea, area }) => {
    const subjects = [subjectOf(now.id, area.area)];
    const [was, is] = [listTexts(old, oldArea), listTexts(now, area)];
    const [values, newValues] = [listValues(was), listValues(is)];
    return listChangedPaths(values, newValues).flatMap((key): Edit[] => {
      const text = is.get(key) ?? was.get(key);
      if (!text) return [];
      const { rule, params, place } = text;
      const sides = { before: values.get(key), after: newValues.get(key) };
      return [{ kind: 'text', rule, params, subjects, ...sides, ...after.locate(place) }];
    });
  });
}

interface Text extends Pick<Edit, 'rule' | 'params'> {
  value: string;
  place: Parameters<PlanTree['locate']>[0];
}

function listValues(texts: ReadonlyMap<string, Text>): ReadonlyMap<string, string> {
  return new Map([...texts].map(([key, { value }]) => [key, value]));
}

/** Shown texts by key; a brand's own replaces the shared one. */
function listTexts(brand: BrandSubject, area: AreaSubject): ReadonlyMap<string, Text> {
  const { shared } = brand;
  const { language } = area.settings;
  const texts = new Map<string, Text>();
  const isShown = createShown(area);
  for (const words of [...shared.wordFiles, ...brand.words]) add(words, 'text');
  for (const words of [...shared.variants, ...brand.variants]) add(words, 'text.variant', [words.flag]);
  addMessages(shared.messages[language], '_base');
  addMessages(brand.messages[language], brand.id);
  return texts;

  function add(words: WordsSubject | VariantSubject, rule: string, flag: string[] = []): void {
    if (words.language !== language) return;
    for (const [group, keys] of Object.entries(words.copy)) {
      for (const [key, value] of Object.entries(keys)) {
        const name = `${group}.${key}`;
        const isRisk = flag.length === 0 && legalWords.some((word) => word.join('.') === name);
        if (isRisk || !isShown(group)) continue;
        const params = [name, ...flag];
        texts.set([rule, ...params].join(' '), { rule, params, value, place: words.placeOf(group, key) });
      }
    }
  }

  function addMessages(messages: object | undefined, folder: string): void {
    const file = configPaths.messages(folder, language);
    for (const [key, value] of Object.entries(messages ?? {}))
      if (key !== '$schema')
        texts.set(`message ${key}`, { rule: 'message', params: [key], value, place: { file, path: [key] } });
  }
}

/** Whether an area's screens show a group: a shared one, or that of a template in its flows. */
function createShown({ flows, shared: { manifests } }: AreaSubject): (group: string) => boolean {
  const played = new Set<string>(flows.flatMap(({ flow }) => flow.steps.map(({ templateId }) => templateId)));
  played.add(findErrorTemplate(manifests));
  return (group) => played.has(group) || !(group in manifests);
}
