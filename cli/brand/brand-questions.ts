import { existsSync } from 'node:fs';
import path from 'node:path';
import { findNearest } from '../../catalogue/find-nearest';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import type { BrandQuestion, QuestionContext } from './brand-question';
import { findAnswerProblem, type UniqueKind } from './find-answer-problem';
import { findPlansProblem } from './plan-questions';

/** Options with the answers that a new brand needs. */
export type BrandOption = 'name' | 'business' | 'product' | 'ds-product' | 'domain' | 'color' | 'logo' | 'plans';

const texts = {
  'pt-BR': {
    noFile: (file: string) => `o arquivo ${file} não existe`,
    svg: 'o logotipo precisa ser um arquivo .svg',
    noFont: (nearest: string, names: string) => `essa fonte não existe${nearest && `; talvez ${nearest}`}; há ${names}`,
  },
  en: {
    noFile: (file: string) => `there is no file ${file}`,
    svg: 'the logo is an .svg file',
    noFont: (nearest: string, names: string) =>
      `there is no such font${nearest && `; perhaps ${nearest}`}; there are ${names}`,
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
    findProblem: at(['BR', 'productName']),
  },
  {
    key: 'business',
    ask: { 'pt-BR': 'Nome da empresa', en: 'Name of the business' },
    hint: {
      'pt-BR': 'Quem vende. Enter usa o nome do produto',
      en: 'Who sells. Enter: the name of the product',
    },
    fallback: ({ name }) => name,
    findProblem: at(['BR', 'businessName']),
  },
  {
    key: 'product',
    ask: { 'pt-BR': 'Código do produto (?product=)', en: 'Product code (?product=)' },
    hint: {
      'pt-BR': 'Vem do sistema de vendas e faz parte do link da marca',
      en: "Comes from the sales system and is part of the brand's link",
    },
    findProblem: at(['BR', 'productCode'], 'product'),
  },
  {
    key: 'ds-product',
    ask: { 'pt-BR': 'Id do produto', en: 'Product id' },
    hint: {
      'pt-BR': 'Vem do sistema de vendas; peça ao time do backend. Enter deixa para depois',
      en: "From the sales system; ask the backend's team. Enter: leave it for later",
    },
    fallback: () => '',
    findProblem: (id, context) =>
      id === '' ? undefined : findAnswerProblem(id, ['BR', 'dsProductId'], context, 'dsProduct'),
  },
  {
    key: 'domain',
    ask: { 'pt-BR': 'Site do vendedor (acme.com.br)', en: "The seller's site (acme.com.br)" },
    hint: {
      'pt-BR': 'Usado nos links dos termos, da privacidade e da ajuda',
      en: 'The links of terms, privacy and help are made from it',
    },
    findProblem: at(['BR', 'domain']),
  },
  {
    key: 'color',
    ask: { 'pt-BR': 'Cor da marca (#0b5fff)', en: "The brand's colour (#0b5fff)" },
    hint: {
      'pt-BR': 'Está no manual da marca; define os modos claro e escuro',
      en: "Comes from the brand's guidelines; light and dark mode are made from it",
    },
    findProblem: at(['color']),
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

/** Options that nobody is asked for. */
export const extraOptions = [
  {
    key: 'font',
    help: {
      'pt-BR': 'Fonte: um nome de brands/_base/fonts.json',
      en: 'Font: a name in brands/_base/fonts.json',
    },
    findProblem: findFontProblem,
  },
  {
    key: 'order',
    help: {
      'pt-BR': 'Posição entre as marcas (padrão: a última); a primeira abre para produtos desconhecidos',
      en: 'Place among the brands, of which the first is shown where no product is known; the last when not said',
    },
    findProblem: at(['order'], 'order'),
  },
] as const satisfies readonly Pick<BrandQuestion, 'key' | 'help' | 'findProblem'>[];

function findFontProblem(font: string, { shared, language }: QuestionContext): string | undefined {
  const names = Object.keys(shared?.fonts ?? {}).filter((name) => name !== '$schema');
  if (!shared || names.includes(font)) return undefined;
  return texts[language].noFont(findNearest(font, names) ?? '', new Intl.ListFormat(language).format(names));
}

/** Validates an answer by the brand schema of its place. */
function at(keys: readonly string[], unique?: UniqueKind): BrandQuestion['findProblem'] {
  return (answer, context) => findAnswerProblem(answer, keys, context, unique);
}
