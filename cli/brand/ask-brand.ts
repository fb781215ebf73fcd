import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { CommandError, type Terminal } from '../frame/command';
import {
  type BrandAnswer,
  type BrandAnswers,
  type BrandQuestion,
  brandQuestions,
  type QuestionContext,
} from './brand-questions';

const missingWords: Readonly<Record<AuthorLanguage, (flags: string) => string>> = {
  'pt-BR': (flags) => `sem um terminal não há a quem perguntar; faltam ${flags}`,
  en: (flags) => `without a terminal there is nobody to ask; missing: ${flags}`,
};

type DraftAnswers = { [Name in BrandAnswer]?: string | undefined };

/** Input that returns to the previous question. */
const back = '<';

const howToAnswer: Readonly<Record<AuthorLanguage, string>> = {
  'pt-BR': `Enter aceita a sugestão mostrada; ${back} volta à pergunta anterior.`,
  en: `Enter takes the suggestion shown; ${back} goes back to the question before.`,
};

/**
 * Completes the given answers: asks for missing ones at the terminal until they are valid.
 *
 * @throws CommandError when given values are invalid (it lists each), or when nobody can be asked
 */
export async function askBrand(
  given: Readonly<DraftAnswers>,
  { terminal, ...context }: QuestionContext & { terminal: Terminal },
): Promise<BrandAnswers> {
  const { language } = context;
  const problems = brandQuestions.flatMap(({ option, findProblem }) => {
    const answer = given[option];
    const problem = answer === undefined ? undefined : findProblem(answer, context);
    return problem === undefined ? [] : [`--${option} ${JSON.stringify(answer)}: ${problem}`];
  });
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  const questions = brandQuestions.filter(({ option }) => given[option] === undefined);
  const unanswered = terminal.ask ? [] : questions.filter(({ fallback }) => !fallback);
  if (unanswered.length > 0) {
    throw new CommandError(missingWords[language](unanswered.map(({ option }) => `--${option}`).join(', ')));
  }
  const answers: DraftAnswers = { ...given };
  if (terminal.ask && questions.length > 1) terminal.write(`${howToAnswer[language]}\n`);
  if (terminal.ask) await askAll(questions, answers, { ...context, ask: terminal.ask });
  for (const { option, fallback } of questions) answers[option] ??= fallback?.(answers, context);
  return answers as BrandAnswers;
}

/** An answer equal to its default stays open: going back may change the default. */
async function askAll(
  questions: readonly BrandQuestion[],
  answers: DraftAnswers,
  { ask, ...context }: QuestionContext & { ask: NonNullable<Terminal['ask']> },
): Promise<void> {
  let index = 0;
  for (let question = questions[index]; question; question = questions[index]) {
    const { option, fallback, findProblem } = question;
    const derived = fallback?.(answers, context);
    const answer = await ask({
      message: question.ask[context.language],
      fallback: answers[option] ?? derived,
      findProblem: (typed) => (typed === back ? undefined : findProblem(typed, context)),
    });
    if (answer !== back) answers[option] = answer === derived ? undefined : answer;
    index = answer === back ? Math.max(0, index - 1) : index + 1;
  }
}
