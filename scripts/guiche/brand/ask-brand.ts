import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';
import { CommandError, type Terminal } from '../frame/command';
import { type BrandAnswers, brandQuestions, type QuestionContext } from './brand-questions';

const missingWords: Readonly<Record<AuthorLanguage, (flags: string) => string>> = {
  'pt-BR': (flags) => `sem um terminal não há a quem perguntar; faltam ${flags}`,
  en: (flags) => `without a terminal there is nobody to ask; missing: ${flags}`,
};

/**
 * What was given, and what is missing asked for at the terminal until it can be used.
 *
 * @throws CommandError when a given value cannot be used, or when nobody can be asked
 */
export async function askBrand(
  given: Readonly<Partial<BrandAnswers>>,
  { terminal, ...context }: QuestionContext & { terminal: Terminal },
): Promise<BrandAnswers> {
  const { language } = context;
  for (const { option, findProblem } of brandQuestions) {
    const answer = given[option];
    const problem = answer === undefined ? undefined : findProblem(answer, context);
    if (problem !== undefined) throw new CommandError(`--${option} ${JSON.stringify(answer)}: ${problem}`);
  }
  const answers: Partial<BrandAnswers> = { ...given };
  const missing: string[] = [];
  for (const { option, ask, fallback, findProblem } of brandQuestions) {
    if (answers[option] !== undefined) continue;
    const usual = fallback?.(answers, context);
    const question = `${ask[language]}${usual === undefined ? '' : ` [${usual}]`}: `;
    const answer = terminal.ask ? await askUntilGood(question) : usual;
    if (answer !== undefined) answers[option] = answer;
    else if (!fallback) missing.push(`--${option}`);

    async function askUntilGood(words: string): Promise<string> {
      for (;;) {
        const typed = (await terminal.ask?.(words)) || usual || '';
        const problem = findProblem(typed, context);
        if (problem === undefined) return typed;
        terminal.warn(`  ${problem}\n`);
      }
    }
  }
  if (missing.length > 0) throw new CommandError(missingWords[language](missing.join(', ')));
  return answers as BrandAnswers;
}
