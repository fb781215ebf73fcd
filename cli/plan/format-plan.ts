import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import type { NewArea, Plan } from './build-plan';
import { riskCategories } from './change-table';
import { formatChange, formatFact } from './format-change';
import { formatImages, formatScreenPictures, type WrittenPictures } from './format-pictures';
import { formatScreens } from './format-screens';
import { joinLines } from './markdown';
import { type PlanWords, planWords } from './plan-words';

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
    ...formatScreens(plan, language, pictures?.pictures.filter(({ kind }) => kind === 'screen').length),
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
