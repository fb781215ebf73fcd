import type { Terminal } from '../frame/command';

interface Asked {
  question: string;
  /** Taken when nothing is typed. */
  usual?: string | undefined;
  /** Why an answer cannot be used. */
  findProblem: (answer: string) => string | undefined;
}

/** Asks one question again until its answer can be used; undefined where nobody can be asked. */
export async function askUntilGood(
  { ask, warn }: Pick<Terminal, 'ask' | 'warn'>,
  { question, usual = '', findProblem }: Asked,
): Promise<string | undefined> {
  if (!ask) return undefined;
  for (;;) {
    const answer = (await ask(question)) || usual;
    const problem = findProblem(answer);
    if (problem === undefined) return answer;
    warn(`  ${problem}\n`);
  }
}
