import { schemaAt } from '../../catalogue/source/schema-at';
import type { BrandSubject } from '../../catalogue/subject';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import { isHostName } from '../../schemas/formats/host-name';
import { patternMessages } from '../../schemas/generated/pattern-messages';
import type { BrandSettings } from '../../schemas/generated/types';
import type { QuestionContext } from './brand-question';

const texts = {
  'pt-BR': {
    empty: 'falta o valor',
    tooLong: (most: number) => `no máximo ${most} caracteres`,
    range: (least: number, most: number) => `um número de ${least} a ${most}`,
    host: 'nenhum navegador abre esse servidor: confira o nome, letra por letra',
    taken: (found: string, owner: string) => `${found} já é da marca ${owner}`,
  },
  en: {
    empty: 'the value is missing',
    tooLong: (most: number) => `at most ${most} characters`,
    range: (least: number, most: number) => `a number from ${least} to ${most}`,
    host: 'no browser opens this host: check its name letter by letter',
    taken: (found: string, owner: string) => `${found} belongs to the brand ${owner} already`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Values that belong to one brand only, by kind. */
const uniqueValues = {
  order: ({ brand }) => [String(brand.order)],
  product: (brand) =>
    listSettings(brand).flatMap(({ productCode, productSlugs = [] }) => [productCode, ...productSlugs]),
  dsProduct: (brand) => listSettings(brand).map(({ dsProductId }) => dsProductId),
  planId: (brand) =>
    listSettings(brand)
      .flatMap(({ plans = {} }) => Object.values(plans))
      .flatMap((plan) => Object.values(plan?.planId ?? {})),
} satisfies Record<string, (brand: BrandSubject) => (string | undefined)[]>;

export type UniqueKind = keyof typeof uniqueValues;

/** A brand with mistakes may lack fields that the type of an area requires. */
function listSettings({ areas }: BrandSubject): BrandSettings[] {
  return areas.map(({ settings }) => settings);
}

/**
 * Why brand.json cannot have an answer at a place; undefined when it can.
 *
 * @param at keys that lead to the place
 * @param unique a kind of values that two brands cannot share
 */
export function findAnswerProblem(
  answer: string,
  at: readonly string[],
  { language, brands }: QuestionContext,
  unique?: UniqueKind,
): string | undefined {
  const text = texts[language];
  const isSame = (value: string | undefined) => value?.toLowerCase() === answer.toLowerCase();
  const owner = unique && brands.find((brand) => uniqueValues[unique](brand).some(isSame));
  if (owner) return text.taken(answer, owner.id);
  if (answer === '') return text.empty;
  const { pattern, format, maxLength, minimum, maximum } = schemaAt('schemas/brand.schema.json', {}, at) ?? {};
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(answer)) return patternMessages[pattern]?.[language];
  if (format === 'host-name' && !isHostName(answer)) return text.host;
  if (maxLength !== undefined && answer.length > maxLength) return text.tooLong(maxLength);
  if (minimum === undefined || maximum === undefined) return undefined;
  const isInRange = /^\d{1,9}$/.test(answer) && Number(answer) >= minimum && Number(answer) <= maximum;
  return isInRange ? undefined : text.range(minimum, maximum);
}
