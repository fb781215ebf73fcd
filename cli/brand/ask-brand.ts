import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { CommandError, type Terminal } from '../frame/command';
import type { BrandQuestion, DraftAnswers, QuestionContext } from './brand-question';
import { type BrandOption, brandQuestions, extraOptions } from './brand-questions';
import { buildPlans, listPlanQuestions, type NewPlan, readPlanParts } from './plan-questions';

/** Valid answers. An empty `ds-product` is left for later. */
export interface BrandAnswers extends Record<Exclude<BrandOption, 'plans'>, string> {
  plans: readonly NewPlan[];
  font?: string;
  order?: string;
}

const missingWords: Readonly<Record<AuthorLanguage, (flags: string) => string>> = {
  'pt-BR': (flags) => `sem um terminal, não é possível perguntar; faltam ${flags}`,
  en: (flags) => `without a terminal there is nobody to ask; missing: ${flags}`,
};

/** Input that returns to the previous question. */
const back = '<';

const howToAnswer: Readonly<Record<AuthorLanguage, string>> = {
  'pt-BR': `Enter aceita a sugestão mostrada; ${back} volta à pergunta anterior.`,
  en: `Enter takes the suggestion shown; ${back} goes back to the question before.`,
};

/**
 * Completes the given answers. When one without a default is missing, it asks for all that were not given, until they
 * are valid. Otherwise it asks nothing, on a terminal too.
 *
 * @throws CommandError when given values are invalid (it lists each), or when nobody can be asked
 */
export async function askBrand(
  given: Readonly<DraftAnswers>,
  { terminal, ...context }: QuestionContext & { terminal: Terminal },
): Promise<BrandAnswers> {
  const { language, area } = context;
  const problems = [...brandQuestions, ...extraOptions].flatMap(({ key, findProblem }) => {
    const problem = given[key] === undefined ? undefined : findProblem(given[key], context, given);
    return problem === undefined ? [] : [`--${key} ${JSON.stringify(given[key])}: ${problem}`];
  });
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  const stated: DraftAnswers = { ...given, ...readPlanParts(given.plans ?? '') };
  const answers = { ...stated };
  const listOpen = () => listQuestions(answers, area).filter(({ key }) => stated[key] === undefined);
  const missing = listOpen().filter(({ fallback }) => !fallback);
  if (missing.length > 0) {
    if (!terminal.ask) {
      const flags = new Set(missing.map(({ key }) => `--${key.includes('.') ? 'plans' : key}`));
      throw new CommandError(missingWords[language]([...flags].join(', ')));
    }
    if (listOpen().length > 1) terminal.write(`${howToAnswer[language]}\n`);
    await askAll(listOpen, answers, { ...context, ask: terminal.ask });
  }
  for (const { key, fallback } of listOpen()) answers[key] ??= fallback?.(answers);
  return { ...(answers as Record<BrandOption, string>), plans: buildPlans(answers) };
}

function listQuestions(answers: Readonly<DraftAnswers>, area: QuestionContext['area']): BrandQuestion[] {
  return [...brandQuestions, ...listPlanQuestions(answers, area)];
}

/**
 * An answer equal to its default stays open: going back may change the default.
 *
 * @param listOpen the questions to ask; those about a plan follow when it is named
 */
async function askAll(
  listOpen: () => readonly BrandQuestion[],
  answers: DraftAnswers,
  { ask, ...context }: QuestionContext & { ask: NonNullable<Terminal['ask']> },
): Promise<void> {
  let index = 0;
  for (let question = listOpen()[index]; question; question = listOpen()[index]) {
    const { key, fallback, findProblem } = question;
    const derived = fallback?.(answers);
    const answer = await ask({
      message: question.ask[context.language],
      hint: question.hint[context.language],
      fallback: answers[key] ?? derived,
      findProblem: (typed) => (typed === back ? undefined : findProblem(typed, context, answers)),
    });
    if (answer !== back) answers[key] = answer === derived ? undefined : answer;
    if (answer !== back && key === 'plans') Object.assign(answers, readPlanParts(answer));
    index = answer === back ? Math.max(0, index - 1) : index + 1;
  }
}
