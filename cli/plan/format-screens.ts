import { environments } from '../../catalogue/catalogue';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { templateNames } from '../../schemas/generated/template-names';
import type { TemplateId } from '../../schemas/generated/types';
import type { Plan } from './build-plan';
import { findChangeRule, reasons } from './change-table';
import type { ScreenEffect } from './list-effects';
import { subjectOf } from './list-facts';
import { listShots } from './pictures/list-shots';
import { planWords } from './plan-words';
import { screenModes } from './screen';

/**
 * Changed screens, counted as pictures are taken of them: once in each area and mode.
 *
 * @param differing number of screens whose pictures differ, if any were taken
 */
export function formatScreens(plan: Plan, language: AuthorLanguage, differing: number | undefined): string[] {
  const { effects } = plan;
  if (effects.length === 0) return [];
  const words = planWords[language];
  const groups = groupEffects(effects, language);
  const brands = [...new Set(effects.map(({ brandId }) => brandId))];
  const screens = words.screensOf(listShots(plan).length);
  const count = differing === undefined ? screens : words.differing(differing, screens);
  return [
    ...['', `### ${words.screens}`, ''],
    `${words.brands(brands.length)}, ${count}: ${brands.join(', ')}`,
    ...[...new Set(groups.map(({ subject }) => subject))].flatMap((subject) => {
      const own = groups.filter((group) => group.subject === subject);
      return ['', `#### ${subject}`, '', ...formatTable(own, language)];
    }),
  ];
}

/** One change in a brand's area, and its screens. */
interface EffectGroup {
  subject: string;
  reason: string;
  templateIds: readonly TemplateId[];
  flowIds: readonly string[];
  modes: readonly string[];
  environments: readonly string[];
}

/** Keys to join in this order, only if all others are equal, so that a group claims nothing false. */
const joinedKeys = ['environments', 'modes', 'templateIds', 'flowIds'] as const;

/** Effects → the fewest groups with the same content. */
function groupEffects(effects: readonly ScreenEffect[], language: AuthorLanguage): EffectGroup[] {
  const single = effects.flatMap((effect) => {
    const { brandId, area, templateId, flowId, mode, environment } = effect;
    const screens = { templateIds: [templateId], flowIds: [flowId], modes: [mode], environments: [environment] };
    return reasonsOf(effect, language).map((reason) => ({ subject: subjectOf(brandId, area), reason, ...screens }));
  });
  return joinedKeys.reduce<EffectGroup[]>(joinBy, single);
}

function joinBy(groups: readonly EffectGroup[], key: (typeof joinedKeys)[number]): EffectGroup[] {
  const joined = new Map<string, EffectGroup>();
  for (const group of groups) {
    const { [key]: values, ...rest } = group;
    const id = JSON.stringify(rest);
    joined.set(id, { ...group, [key]: [...new Set([...(joined.get(id)?.[key] ?? []), ...values])] });
  }
  return [...joined.values()];
}

function reasonsOf({ kind, paths }: ScreenEffect, language: AuthorLanguage): string[] {
  if (kind !== 'changed') return [planWords[language].kinds[kind]];
  const shown = paths.flatMap((path) => findChangeRule(path).reason ?? []);
  return [...new Set(shown.map((reason) => reasons[reason][language === 'en' ? 1 : 0]))];
}

function formatTable(groups: readonly EffectGroup[], language: AuthorLanguage): string[] {
  const { columns, everyEnvironment, everyMode, names } = planWords[language];
  const nameAll = (values: readonly string[]) => values.map((value) => names[value] ?? value).join(', ');
  return [
    `| ${columns.join(' | ')} |`,
    `|${columns.map(() => ' --- |').join('')}`,
    ...groups.map(({ reason, templateIds, flowIds, modes, environments: played }) => {
      const inModes = modes.length === screenModes.length ? everyMode : nameAll(modes);
      const inEnvironments = played.length === environments.length ? everyEnvironment : nameAll(played);
      const screens = templateIds.map((id) => templateNames[id][language]).join(', ');
      return `| ${reason} | ${screens} | ${flowIds.join(', ')} | ${inModes} | ${inEnvironments} |`;
    }),
  ];
}
