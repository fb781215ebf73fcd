import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';
import { findSchemaProblem } from './find-schema-problem';
import { findPlansProblem } from './parse-plans';
import type { QuestionContext } from './question-context';

/** Options with the answers that a new brand needs. */
export type BrandOption = 'name' | 'business' | 'product' | 'ds-product' | 'domain' | 'color' | 'logo' | 'plans';

/** Answers as typed, by the key of their question. */
export type DraftAnswers = Record<string, string | undefined>;

type Words = Readonly<Record<AuthorLanguage, string>>;

export interface BrandQuestion {
  /** The option that answers it on the command line, or for a part of a plan its type and part. */
  key: string;
  ask: Words;
  /** Source of the answer. */
  hint: Words;
  /** Text of `--help`, if it differs from the hint. */
  help?: Words;
  /** Default for an empty answer, or when nobody can be asked. An empty one leaves the answer for later. */
  fallback?: (answers: Readonly<DraftAnswers>) => string | undefined;
  /** Why an answer is invalid. */
  findProblem: (answer: string, context: QuestionContext, answers: Readonly<DraftAnswers>) => string | undefined;
}

const texts = {
  'pt-BR': {
    noFile: (file: string) => `o arquivo ${file} não existe`,
    svg: 'o logotipo precisa ser um arquivo .svg',
    taken: (found: string, owner: string) => `${found} já é da marca ${owner}`,
  },
  en: {
    noFile: (file: string) => `there is no file ${file}`,
    svg: 'the logo is an .svg file',
    taken: (found: string, owner: string) => `${found} belongs to the brand ${owner} already`,
  },
} as const satisfies Record<AuthorLanguage, object>;

/** In asking order. The parts of each plan follow (`listPlanQuestions`). */
export const brandQuestions: readonly (BrandQuestion & { key: BrandOption })[] = [
  {
    key: 'name',
    ask: { 'pt-BR': 'Nome do produto, como o comprador vê', en: 'Name of the product, as the buyer reads it' },
    hint: {
      'pt-BR': 'Aparece no título da página e no resumo da compra',
      en: "Shown in the page's title and in the summary of the purchase",
    },
    findProblem: bySchema(['BR', 'productName']),
  },
  {
    key: 'business',
    ask: { 'pt-BR': 'Nome da empresa', en: 'Name of the business' },
    hint: {
      'pt-BR': 'Quem vende. Enter usa o nome do produto',
      en: 'Who sells. Enter: the name of the product',
    },
    fallback: ({ name }) => name,
    findProblem: bySchema(['BR', 'businessName']),
  },
  {
    key: 'product',
    ask: { 'pt-BR': 'Código do produto (?product=)', en: 'Product code (?product=)' },
    hint: {
      'pt-BR': 'Vem do sistema de vendas e faz parte do link da marca',
      en: "Comes from the sales system and is part of the brand's link",
    },
    findProblem: (code, context) => {
      const owner = context.taken.products.get(code.toLowerCase());
      return owner === undefined
        ? findSchemaProblem(code, ['BR', 'productCode'], context.language)
        : texts[context.language].taken(code, owner);
    },
  },
  {
    key: 'ds-product',
    ask: { 'pt-BR': 'Id do produto', en: 'Product id' },
    hint: {
      'pt-BR': 'Vem do sistema de vendas; peça ao time do backend. Enter deixa para depois',
      en: "From the sales system; ask the backend's team. Enter: leave it for later",
    },
    fallback: () => '',
    findProblem: (product, context) => {
      if (product === '') return undefined;
      const owner = context.taken.dsProducts.get(product.toLowerCase());
      return owner === undefined
        ? findSchemaProblem(product, ['BR', 'dsProductId'], context.language)
        : texts[context.language].taken(product, owner);
    },
  },
  {
    key: 'domain',
    ask: { 'pt-BR': 'Site do vendedor (acme.com.br)', en: "The seller's site (acme.com.br)" },
    hint: {
      'pt-BR': 'Usado nos links dos termos, da privacidade e da ajuda',
      en: 'The links of terms, privacy and help are made from it',
    },
    findProblem: bySchema(['BR', 'domain']),
  },
  {
    key: 'color',
    ask: { 'pt-BR': 'Cor da marca (#0b5fff)', en: "The brand's colour (#0b5fff)" },
    hint: {
      'pt-BR': 'Está no manual da marca; define os modos claro e escuro',
      en: "Comes from the brand's guidelines; light and dark mode are made from it",
    },
    findProblem: bySchema(['color']),
  },
  {
    key: 'logo',
    ask: { 'pt-BR': 'Arquivo do logotipo (.svg)', en: 'File of the logo (.svg)' },
    hint: {
      'pt-BR': 'O caminho do arquivo neste computador; ele é copiado para a pasta da marca',
      en: "Its path on this computer; it is copied into the brand's folder",
    },
    findProblem: (file, { cwd, language }) => {
      if (!file.toLowerCase().endsWith('.svg')) return texts[language].svg;
      return existsSync(path.resolve(cwd, file)) ? undefined : texts[language].noFile(file);
    },
  },
  {
    key: 'plans',
    ask: {
      'pt-BR': 'Planos à venda: anual, semestral, mensal, recorrente',
      en: 'Plans for sale: yearly, semester, monthly, recurrency',
    },
    hint: {
      'pt-BR': 'Um ou mais, separados por espaço; o recorrente é cobrado todo mês',
      en: 'One or more, with spaces between; recurrency is charged each month',
    },
    help: {
      'pt-BR':
        'Cada um é TIPO:PREÇO:PARCELAS:IDS, com espaço entre eles: "anual:1188,00:12:ACET1,ACEH1,ACEP1 mensal:99,00". ' +
        'Os ids são de teste, homologação e produção; sem eles, ficam para depois',
      en:
        'Each is TYPE:PRICE:INSTALLMENTS:IDS, with a space between: "yearly:1188,00:12:ACET1,ACEH1,ACEP1 monthly:99,00". ' +
        'The ids are of test, homolog and production; without them they are left for later',
    },
    findProblem: findPlansProblem,
  },
];

/** Validates an answer by the brand schema of its place. */
function bySchema(at: readonly string[]): BrandQuestion['findProblem'] {
  return (answer, { language }) => findSchemaProblem(answer, at, language);
}
