import type { Readable, Writable } from 'node:stream';
import { styleText } from 'node:util';
import { InterruptedError, type Question } from './command';

const endOfInput = '\u0004';

/**
 * Asks at the terminal until the answer is valid.
 *
 * @throws InterruptedError at Ctrl+C, Ctrl+D or Esc
 */
export async function askQuestion(
  { message, hint, fallback = '', findProblem }: Question,
  { input, output }: { input: Readable; output: Writable & { columns?: number; rows?: number } },
): Promise<string> {
  // Few commands ask, so the others do not load it.
  const { isCancel, S_BAR, text, updateSettings } = await import('@clack/prompts');
  updateSettings({ aliases: { [endOfInput]: 'cancel' } });
  // A pseudo terminal may have the size 0 × 0, in which clack draws nothing.
  output.columns ||= 80;
  output.rows ||= 24;
  const parse = (typed = '') => typed.trim() || fallback;
  const answer = await text({
    message: `${message}\n${styleText('dim', `${S_BAR}  ${hint}`)}`,
    placeholder: fallback,
    defaultValue: fallback,
    validate: (typed) => findProblem(parse(typed)),
    input,
    output,
  });
  if (isCancel(answer)) throw new InterruptedError();
  return parse(answer);
}
