import { existsSync } from 'node:fs';
import path from 'node:path';
import { schemaAt } from '../../catalogue/source/schema-at';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { isHostName } from '../../schemas/formats/host-name';
import { patternMessages } from '../../schemas/generated/pattern-messages';
import type { Taken } from './list-taken';
import { parsePrice } from './parse-price';

/** Answers that a new brand needs, as typed. */
export type BrandAnswer =
  | 'name'
  | 'business'
  | 'product'
  | 'ds-product'
  | 'domain'
  | 'color'
  | 'logo'
  | 'price'
  | 'installments'
  | 'plan-ids';

export type BrandAnswers = Record<BrandAnswer, string>;

/** Context for validating an answer. */
export interface QuestionContext {
  cwd: string;
  brandId: string;
  language: AuthorLanguage;
  taken: Taken;
}

export interface BrandQuestion {
  option: BrandAnswer;
  ask: Readonly<Record<AuthorLanguage, string>>;
  /** Default for an empty answer, or when nobody can be asked. */
  fallback?: (answers: Readonly<{ name?: string | undefined }>, context: QuestionContext) => string | undefined;
  /** Why an answer is invalid. */
  findProblem: (answer: string, context: QuestionContext) => string | undefined;
}

const texts = {
  'pt-BR': {
    empty: 'falta o valor',
    tooLong: (most: number) => `no máximo ${most} letras`,
    range: (least: number, most: number) => `um número de ${least} a ${most}`,
    price: 'um preço como 1188,00',
    planIds: 'três ids diferentes separados por vírgula: de teste, de homologação, de produção',
    noFile: (file: string) => `não há o arquivo ${file}`,
    host: 'nenhum navegador abre esse servidor: confira o nome dele, sinal por sinal',
    svg: 'o logotipo é um arquivo .svg',
    taken: (found: string, owner: string) => `${found} já é da marca ${owner}`,
  },
  en: {
    empty: 'the value is missing',
    tooLong: (most: number) => `at most ${most} letters`,
    range: (least: number, most: number) => `a number from ${least} to ${most}`,
    price: 'a price such as 1188,00',
    planIds: 'three different ids with commas between: of test, of homolog, of production',
    noFile: (file: string) => `there is no file ${file}`,
    host: 'no browser opens this host: look at its name sign by sign',
    svg: 'the logo is an .svg file',
    taken: (found: string, owner: string) => `${found} belongs to the brand ${owner} already`,
  },
} as const satisfies Record<AuthorLanguage, object>;

const planPath = ['BR', 'plans', 'yearly'];

/** In asking order. */
export const brandQuestions: readonly BrandQuestion[] = [
  {
    option: 'name',
    ask: { 'pt-BR': 'Nome do produto, como o comprador lê', en: 'Name of the product, as the buyer reads it' },
    findProblem: bySchema(['BR', 'productName']),
  },
  {
    option: 'business',
    ask: { 'pt-BR': 'Nome da empresa', en: 'Name of the business' },
    fallback: ({ name }) => name,
    findProblem: bySchema(['BR', 'businessName']),
  },
  {
    option: 'product',
    ask: { 'pt-BR': 'Código do produto (?product=)', en: 'Product code (?product=)' },
    findProblem: (code, context) => {
      const owner = context.taken.products.get(code.toLowerCase());
      return owner === undefined
        ? bySchema(['BR', 'productCode'])(code, context)
        : texts[context.language].taken(code, owner);
    },
  },
  {
    option: 'ds-product',
    ask: { 'pt-BR': 'Id do produto na base do vendedor', en: "Product id in the seller's data source" },
    fallback: (_, { brandId }) => brandId,
    findProblem: (product, context) => {
      const owner = context.taken.dsProducts.get(product.toLowerCase());
      return owner === undefined
        ? bySchema(['BR', 'dsProductId'])(product, context)
        : texts[context.language].taken(product, owner);
    },
  },
  {
    option: 'domain',
    ask: { 'pt-BR': 'Site do vendedor (acme.com.br)', en: "The seller's site (acme.com.br)" },
    findProblem: bySchema(['BR', 'domain']),
  },
  {
    option: 'color',
    ask: { 'pt-BR': 'Cor da marca (#0b5fff)', en: "The brand's colour (#0b5fff)" },
    findProblem: bySchema(['color']),
  },
  {
    option: 'logo',
    ask: { 'pt-BR': 'Arquivo do logotipo (.svg)', en: 'File of the logo (.svg)' },
    findProblem: (file, { cwd, language }) => {
      if (!file.toLowerCase().endsWith('.svg')) return texts[language].svg;
      return existsSync(path.resolve(cwd, file)) ? undefined : texts[language].noFile(file);
    },
  },
  {
    option: 'price',
    ask: { 'pt-BR': 'Preço total do plano anual (1188,00)', en: 'Full price of the yearly plan (1188,00)' },
    findProblem: (price, { language }) => (parsePrice(price) === undefined ? texts[language].price : undefined),
  },
  {
    option: 'installments',
    ask: { 'pt-BR': 'Parcelas sem juros, no máximo', en: 'Most installments without interest' },
    fallback: () => '12',
    findProblem: bySchema([...planPath, 'installments']),
  },
  {
    option: 'plan-ids',
    ask: {
      'pt-BR': 'Ids do plano em teste, homologação e produção (ACET1,ACEH1,ACEP1)',
      en: 'Plan ids in test, homolog and production (ACET1,ACEH1,ACEP1)',
    },
    findProblem: (answer, context) => {
      const ids = splitPlanIds(answer);
      if (ids.length !== 3 || new Set(ids).size !== 3) return texts[context.language].planIds;
      const findIdProblem = (id: string) => {
        const owner = context.taken.planIds.get(id);
        return owner === undefined
          ? bySchema([...planPath, 'planId', 'test'])(id, context)
          : texts[context.language].taken(id, owner);
      };
      return ids.map(findIdProblem).find((problem) => problem !== undefined);
    },
  },
];

/** Ids separated by commas, with optional spaces. */
export function splitPlanIds(answer: string): string[] {
  return answer.split(',').map((id) => id.trim());
}

/** Validates an answer by the brand schema of its place. */
function bySchema(at: readonly string[]): BrandQuestion['findProblem'] {
  return (answer, { language }) => {
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
  };
}
