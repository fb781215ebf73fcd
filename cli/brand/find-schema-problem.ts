import { schemaAt } from '../../catalogue/source/schema-at';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { isHostName } from '../../schemas/formats/host-name';
import { patternMessages } from '../../schemas/generated/pattern-messages';

const texts = {
  'pt-BR': {
    empty: 'falta o valor',
    tooLong: (most: number) => `no máximo ${most} caracteres`,
    range: (least: number, most: number) => `um número de ${least} a ${most}`,
    host: 'nenhum navegador abre esse servidor: confira o nome, letra por letra',
  },
  en: {
    empty: 'the value is missing',
    tooLong: (most: number) => `at most ${most} characters`,
    range: (least: number, most: number) => `a number from ${least} to ${most}`,
    host: 'no browser opens this host: check its name letter by letter',
  },
} as const satisfies Record<AuthorLanguage, object>;

/**
 * Why brand.json cannot have an answer at a place; undefined when it can.
 *
 * @param at keys that lead to the place
 */
export function findSchemaProblem(answer: string, at: readonly string[], language: AuthorLanguage): string | undefined {
  const text = texts[language];
  if (answer === '') return text.empty;
  const node = schemaAt('schemas/brand.schema.json', {}, at);
  if (node?.pattern !== undefined && !new RegExp(node.pattern, 'u').test(answer))
    return patternMessages[node.pattern]?.[language];
  if (node?.format === 'host-name' && !isHostName(answer)) return text.host;
  if (node?.maxLength !== undefined && answer.length > node.maxLength) return text.tooLong(node.maxLength);
  const { minimum, maximum } = node ?? {};
  if (minimum === undefined || maximum === undefined) return undefined;
  const isInRange = /^\d{1,9}$/.test(answer) && Number(answer) >= minimum && Number(answer) <= maximum;
  return isInRange ? undefined : text.range(minimum, maximum);
}
