import { environments } from '../../catalogue/catalogue';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { templateNames } from '../../schemas/generated/template-names';
import type { Plan } from './build-plan';
import type { ScreenEffect } from './compare-screens';
import { englishWords } from './english-words';
import { formatImages, formatScreenPictures, type WrittenPictures } from './format-pictures';
import { type EffectGroup, groupEffects } from './group-effects';
import type { NewArea } from './list-new-areas';
import { subjectOf } from './list-setting-risks';
import { joinLines } from './markdown';
import type { PlanWords } from './plan-words';
import { portugueseWords } from './portuguese-words';
import { type RiskCategory, riskCategories } from './risk';
import { screenModes } from './screen';
import { tellEdit } from './tell-edit';
import { tellFact, tellRisk } from './tell-risk';

const planWords: Readonly<Record<AuthorLanguage, PlanWords>> = { 'pt-BR': portugueseWords, en: englishWords };

/** Marker by which the workflow finds its own comment. */
export const planMarker = '<!-- guiche plan -->';

/** A plan as a pull request comment: brands first, then risks, then screens. */
export function formatPlan(plan: Plan, language: AuthorLanguage, pictures?: WrittenPictures): string {
  const words = planWords[language];
  const lines = [
    planMarker,
    `## ${words.title}`,
    ...formatNames(
      words.renamed,
      plan.renamed.map(({ from, to }) => words.isNow(from, to)),
    ),
    ...formatNames(words.removed, plan.removed),
    ...formatNames(words.added, plan.added),
    ...formatRisks(plan, words),
    ...formatEdits(plan, words),
    ...(pictures ? formatImages(pictures, words) : []),
    ...plan.newAreas.flatMap((area) => formatNewArea(area, words)),
    ...(pictures ? formatScreenPictures(pictures, words) : []),
    ...formatScreens(plan, language),
  ];
  return joinLines(lines, words.cut);
}

function formatNames(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : ['', `**${title}:** ${names.join(', ')}`];
}

function formatRisks({ risks, edits, effects, added, removed }: Plan, words: PlanWords): string[] {
  if (risks.length > 0) {
    const told = new Set(risks.map(({ category }) => tellCategory(category, words)));
    const lines = risks.map((risk) => tellRisk(risk, words));
    return ['', `### ${words.risks}`, '', ...lines, '', `_${[...told].join('. ')}._`];
  }
  // Added and removed brands are already listed, so the change is not harmless.
  if (added.length + removed.length > 0) return [];
  return ['', effects.length + edits.length === 0 ? words.nothing : words.noRisks];
}

/** More edits than anybody reads in a comment. */
const mostEdits = 150;

function formatEdits({ edits }: Plan, words: PlanWords): string[] {
  if (edits.length === 0) return [];
  const lines = edits.slice(0, mostEdits).map((edit) => tellEdit(edit, words));
  const left = edits.length - lines.length;
  return ['', `### ${words.edits}`, '', ...lines, ...(left > 0 ? ['', words.more(left)] : [])];
}

function tellCategory(category: RiskCategory, { categories }: PlanWords): string {
  const { name, meaning } = categories[category];
  return `${name}: ${meaning}`;
}

/** One line per category except money, which is among the risks. */
function formatNewArea({ subject, facts }: NewArea, words: PlanWords): string[] {
  const lines = riskCategories
    .filter((category) => category !== 'MONEY')
    .map((category) => {
      const told = facts.filter((fact) => fact.category === category).map((fact) => tellFact(fact, words));
      return `- **${words.categories[category].name}** ${told.join('; ') || words.none}`;
    });
  return ['', `### ${words.isNew(subject)}`, '', ...lines];
}

function formatScreens({ effects }: Plan, language: AuthorLanguage): string[] {
  if (effects.length === 0) return [];
  const words = planWords[language];
  const groups = groupEffects(effects, (effect) => reasonsOf(effect, words));
  const subjects = new Map<string, EffectGroup[]>();
  for (const group of groups) {
    const subject = subjectOf(group.brandId, group.area);
    subjects.set(subject, [...(subjects.get(subject) ?? []), group]);
  }
  const brands = [...new Set(effects.map(({ brandId }) => brandId))];
  const screens = new Set(effects.map(({ brandId, area, templateId }) => `${brandId} ${area} ${templateId}`));
  return [
    '',
    `### ${words.screens}`,
    '',
    `${words.reached(brands.length, screens.size)}: ${brands.join(', ')}`,
    ...[...subjects].flatMap(([subject, ofSubject]) => [
      '',
      `#### ${subject}`,
      '',
      ...formatTable(ofSubject, language),
    ]),
  ];
}

function formatTable(groups: readonly EffectGroup[], language: AuthorLanguage): string[] {
  const words = planWords[language];
  const { columns, everyEnvironment, everyMode } = words;
  const nameAll = (names: readonly string[]) => names.map((name) => words.names[name] ?? name).join(', ');
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

function reasonsOf({ kind, paths }: ScreenEffect, words: PlanWords): string[] {
  return kind === 'changed' ? paths.map((path) => reasonOf(path, words)) : [words.kinds[kind]];
}

/** `copy.lead.title` → textos. */
function reasonOf(path: string, { reasons }: PlanWords): string {
  const keys = path.split('.');
  for (let length = keys.length; length > 0; length -= 1) {
    const reason = reasons[keys.slice(0, length).join('.')];
    if (reason !== undefined) return reason;
  }
  return path;
}
