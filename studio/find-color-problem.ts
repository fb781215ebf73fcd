import { patternMessages } from '../schemas/generated/pattern-messages';

/** The pattern of every colour in the schemas, whose message it finds. */
const pattern = '^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$';
const color = new RegExp(pattern);

/** Whether a text is a valid colour of a theme. */
export function isColor(text: string): boolean {
  return color.test(text);
}

/** Advice in the words of the check; undefined for a valid colour. */
export function findColorProblem(text: string): string | undefined {
  return isColor(text) ? undefined : `Digite ${patternMessages[pattern]?.['pt-BR']}.`;
}
