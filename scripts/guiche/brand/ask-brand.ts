import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';
import { CommandError, type Terminal } from '../frame/command';
import { askUntilGood } from './ask-until-good';
import { type BrandAnswer, type BrandAnswers, brandQuestions, type QuestionContext } from './brand-questions';

const missingWords: Readonly<Record<AuthorLanguage, (flags: string) => string>> = {
  'pt-BR': (flags) => `sem um terminal não há a quem perguntar; faltam ${flags}`,
  en: (flags) => `without a terminal there is nobody to ask; missing: ${flags}`,
};

/** Typed for an answer: the question before is asked again. */
const back = '<';

const howToAnswer: Readonly<Record<AuthorLanguage, string>> = {
  'pt-BR': `Enter aceita o que está entre [ ]; ${back} volta à pergunta anterior.`,
  en: `Enter takes what stands between [ ]; ${back} goes back to the question before.`,
};

/**
 * What was given, and what is missing asked for at the terminal until it can be used.
 *
 * @throws CommandError when given values cannot be used, of each of which it tells, or when nobody can be asked
 */
export async function askBrand(
  given: Readonly<Partial<BrandAnswers>>,
  { terminal, ...context }: QuestionContext & { terminal: Terminal },
): Promise<BrandAnswers> {
  const { language } = context;
  const problems = brandQuestions.flatMap(({ option, findProblem }) => {
    const answer = given[option];
    const problem = answer === undefined ? undefined : findProblem(answer, context);
    return problem === undefined ? [] : [`--${option} ${JSON.stringify(answer)}: ${problem}`];
  });
  if (problems.length > 0) throw new CommandError(problems.join('\n'));
  const answers: Partial<BrandAnswers> = { ...given };
  const missing: string[] = [];
  const questions = brandQuestions.filter(({ option }) => given[option] === undefined);
  if (terminal.ask && questions.length > 1) terminal.write(`${howToAnswer[language]}\n`);
  // Offered again on the way back; what was only derived is derived anew, for its source may be another by then.
  const stated: Partial<Record<BrandAnswer, string | undefined>> = {};
  let index = 0;
  for (let asked = questions[index]; asked; asked = questions[index]) {
    const { option, ask, fallback, findProblem } = asked;
    const derived = fallback?.(answers, context);
    const usual = stated[option] ?? derived;
    const typed = await askUntilGood(terminal, {
      question: `${ask[language]}${usual === undefined ? '' : ` [${usual}]`}: `,
      usual,
      findProblem: (answer) => (answer === back ? undefined : findProblem(answer, context)),
    });
    if (typed === back) {
      index = Math.max(0, index - 1);
      continue;
    }
    const answer = typed ?? usual;
    stated[option] = answer === derived ? undefined : answer;
    if (answer !== undefined) answers[option] = answer;
    else if (!fallback) missing.push(`--${option}`);
    index += 1;
  }
  if (missing.length > 0) throw new CommandError(missingWords[language](missing.join(', ')));
  return answers as BrandAnswers;
}
