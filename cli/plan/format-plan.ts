import { environments } from '../../catalogue/catalogue';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { templateNames } from '../../schemas/generated/template-names';
import type { NewArea, Plan } from './build-plan';
import { findRule, reasons, riskCategories } from './change-table';
import { formatChange, formatFact } from './format-change';
import { formatImages, formatScreenPictures, type WrittenPictures } from './format-pictures';
import { type EffectGroup, groupEffects } from './group-effects';
import type { ScreenEffect } from './list-effects';
import { subjectOf } from './list-facts';
import { joinLines } from './markdown';
import { listShots } from './pictures/list-shots';
import { type PlanWords, planWords } from './plan-words';
import { screenModes } from './screen';

/** Marker by which the workflow finds its own comment. */
export const planMarker = '<!-- guiche plan -->';

/** A plan as a pull request comment: brands first, then risks, then screens. */
export function formatPlan(plan: Plan, language: AuthorLanguage, pictures?: WrittenPictures): string {
  const words = planWords[language];
  const names = plan.renamed.map(({ from, to }) => words.isNow(from, to));
  const lines = [
    planMarker,
    `## ${words.title}`,
    ...formatNames(words.renamed, names),
    ...formatNames(words.removed, plan.removed),
    ...formatHeirs(plan, words),
    ...formatNames(words.added, plan.added),
    ...formatRisks(plan, language),
    ...formatEdits(plan, language),
    ...(pictures ? formatImages(pictures, words) : []),
    ...plan.newAreas.flatMap((area) => formatNewArea(area, language)),
    ...(pictures ? formatScreenPictures(pictures, words) : []),
    ...formatScreens(plan, language, pictures),
  ];
  return joinLines(lines, words.cut);
}

function formatNames(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : ['', `**${title}:** ${names.join(', ')}`];
}

function formatHeirs({ removed, heirs }: Plan, words: PlanWords): string[] {
  const lines = removed.map((subject, index) => `- ${words.heir(subject, heirs[index] ?? '')}`);
  return lines.length === 0 ? [] : ['', ...lines];
}

function formatRisks({ risks, edits, effects, added, removed }: Plan, language: AuthorLanguage): string[] {
  const words = planWords[language];
  if (risks.length > 0) {
    const categories = riskCategories.filter((risk) => risks.some(({ category }) => category === risk));
    const meanings = categories.map((risk) => `${words.categories[risk].name}: ${words.categories[risk].meaning}`);
    const lines = risks.map((risk) => formatChange(risk, language));
    return ['', `### ${words.risks}`, '', ...lines, '', `_${meanings.join('. ')}._`];
  }
  // Added and removed brands are already listed, so the change is not harmless.
  if (added.length + removed.length > 0) return [];
  return ['', effects.length + edits.length === 0 ? words.nothing : words.noRisks];
}

/** More edits than anybody reads in a comment. */
const mostEdits = 150;

function formatEdits({ edits }: Plan, language: AuthorLanguage): string[] {
  if (edits.length === 0) return [];
  const words = planWords[language];
  const lines = edits.slice(0, mostEdits).map((edit) => formatChange(edit, language));
  const left = edits.length - lines.length;
  return ['', `### ${words.edits}`, '', ...lines, ...(left > 0 ? ['', words.more(left)] : [])];
}

/** One line per category except money, which is among the risks. */
function formatNewArea({ subject, facts }: NewArea, language: AuthorLanguage): string[] {
  const words = planWords[language];
  const lines = riskCategories
    .filter((category) => category !== 'MONEY')
    .map((category) => {
      const listed = facts.filter((fact) => fact.category === category).map((fact) => formatFact(fact, language));
      return `- **${words.categories[category].name}** ${listed.join('; ') || words.none}`;
    });
  return ['', `### ${words.isNew(subject)}`, '', ...lines];
}

/** Screens are counted as pictures are taken of them: once in each area and mode. */
function formatScreens(plan: Plan, language: AuthorLanguage, pictures: WrittenPictures | undefined): string[] {
  const { effects } = plan;
  if (effects.length === 0) return [];
  const words = planWords[language];
  const subjects = new Map<string, EffectGroup[]>();
  for (const group of groupEffects(effects, (effect) => reasonsOf(effect, language))) {
    const subject = subjectOf(group.brandId, group.area);
    subjects.set(subject, [...(subjects.get(subject) ?? []), group]);
  }
  const brands = [...new Set(effects.map(({ brandId }) => brandId))];
  const screens = words.screensOf(listShots(plan).length);
  const differing = pictures?.pictures.filter(({ kind }) => kind === 'screen').length;
  const count = differing === undefined ? screens : words.differing(differing, screens);
  return [
    '',
    `### ${words.screens}`,
    '',
    `${words.brands(brands.length)}, ${count}: ${brands.join(', ')}`,
    ...[...subjects].flatMap(([subject, groups]) => ['', `#### ${subject}`, '', ...formatTable(groups, language)]),
  ];
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

function reasonsOf({ kind, paths }: ScreenEffect, language: AuthorLanguage): string[] {
  if (kind !== 'changed') return [planWords[language].kinds[kind]];
  const shown = new Set(paths.map((path) => findRule(path).reason));
  return [...shown].flatMap((reason) => (reason ? reasons[reason][language === 'en' ? 1 : 0] : []));
}
