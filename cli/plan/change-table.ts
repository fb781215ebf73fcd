import type { AuthorLanguage } from '../../checks/findings/describe-finding';

/** Categories that a reviewer must check first. */
export const riskCategories = ['MONEY', 'LEGAL', 'ROUTING', 'TRACKING'] as const;
export type RiskCategory = (typeof riskCategories)[number];

/** Categories of a plan, in its order: risks, then what buyers see. */
export const categories = [...riskCategories, 'name', 'color', 'text', 'value', 'image'] as const;
export type ChangeCategory = (typeof categories)[number];

/** Whether a mistake would cost more than a wrong picture. */
export function isRisk(category: ChangeCategory): category is RiskCategory {
  return riskCategories.some((risk) => risk === category);
}

/** Why a screen looks different, as the plan's table of screens words it. */
export const reasons = {
  colors: ['cores', 'colours'],
  overlay: ['cor do carregamento', 'colour while loading'],
  font: ['fonte', 'type'],
  shape: ['formas', 'shapes'],
  art: ['fundo', 'background'],
  logo: ['logotipo', 'logo'],
  favicon: ['ícone da aba', 'tab icon'],
  images: ['imagens', 'images'],
  copy: ['textos', 'words'],
  messages: ['mensagens de erro', 'error messages'],
  plans: ['planos e preços', 'plans and prices'],
  methods: ['formas de pagamento', 'payment methods'],
  payment: ['pagamento', 'payment'],
  currency: ['moeda', 'currency'],
  settings: ['ajustes', 'settings'],
  links: ['links', 'links'],
  product: ['nome do produto', 'name of the product'],
  referer: ['respostas de como nos conheceu', 'options of where buyers come from'],
  document: ['texto da apresentação', 'text of the presentation'],
  props: ['ajustes do passo', 'content of the step'],
  way: ['percurso', 'way'],
  mode: ['modo', 'mode'],
  language: ['idioma', 'language'],
} as const satisfies Readonly<Record<string, readonly [portuguese: string, english: string]>>;

export type Reason = keyof typeof reasons;

/** Words for a value, with `{0}`, `{1}` for its names, `{path}` for its path, and what a screen shows of it; no screen without a reason. */
type Row = readonly [portuguese: string, english: string, reason?: Reason];

const stepProp = ['{2} do passo {1} do fluxo {0}', '{2} of the step {1} of the flow {0}'] as const;
const setting = ['ajuste {path}', 'setting {path}'] as const;
const look = ['aparência, {0}', 'look, {0}'] as const;

/** Paths of values by category; `*` stands for one name, `**` for the rest. The first path that fits wins. */
const table: Readonly<Record<ChangeCategory, Readonly<Record<string, Row>>>> = {
  MONEY: {
    'plans.*.name': ['nome do plano {0}', 'name of the {0} plan', 'plans'],
    'plans.*.amount': ['preço do plano {0}', 'price of the {0} plan', 'plans'],
    'plans.*.standardAmount': ['preço sem desconto do plano {0}', 'full price of the {0} plan', 'plans'],
    'plans.*.cycleAmount': ['preço de um mês do plano {0}', 'price of a month of the {0} plan'],
    'plans.*.installments': ['parcelas do plano {0}', 'installments of the {0} plan', 'plans'],
    'plans.*.interest.installments': [
      'parcelas com juros do plano {0}',
      'installments with interest of the {0} plan',
      'plans',
    ],
    'plans.*.interest.monthlyPercent': [
      'juros ao mês do plano {0}, em %',
      'monthly interest of the {0} plan, in %',
      'plans',
    ],
    'plans.*.installmentAmount': ['valor anunciado da parcela do plano {0}', 'advertised installment of the {0} plan'],
    'plans.*.trial': ['período grátis do plano {0}', 'free time of the {0} plan'],
    'plans.*.planId.*': ['id do plano {0} em {1}', 'id of the {0} plan in {1}', 'plans'],
    'sale.area': ['à venda em produção', 'on sale in production'],
    'sale.plan.*': ['plano {0} à venda em produção', '{0} plan on sale in production'],
    'extras.*.name': ['nome do produto extra {0}', 'name of the extra product {0}', 'settings'],
    'extras.*.amount': ['preço do produto extra {0}', 'price of the extra product {0}', 'settings'],
    'vouchers.*': ['cupom {0}', 'voucher {0}'],
    'currency.*': ['moeda, {0}', 'currency, {0}', 'currency'],
    'payment.methods': ['formas de pagamento', 'payment methods', 'methods'],
    'payment.flags.*': ['chave da forma de pagamento {0}', 'flag of the method {0}', 'payment'],
    'payment.companies': ['bandeiras de cartão', 'card companies', 'payment'],
    'payment.planTypes': ['planos oferecidos', 'plans offered', 'plans'],
    'payment.vault.**': ['para onde vai o cartão digitado ({path})', 'where a typed card goes ({path})'],
    'payment.api': ['versão da chamada de pagamento', 'version of the payment call', 'payment'],
    'multiProfile.maximum': ['máximo de pessoas', 'most profiles', 'settings'],
    'mz.bffId': ['id do produto em Moçambique', 'product id in Mozambique'],
    'mz.plans.*': ['id do produto {0} em Moçambique', '{0} product id in Mozambique'],
    'mz.methods.*.isActive': ['forma {0} ativa em Moçambique', 'method {0} active in Mozambique', 'methods'],
    'mz.methods.*.name': ['nome da forma {0} em Moçambique', 'name of the method {0} in Mozambique', 'methods'],
    'mz.methods.*.planId.*': ['id do plano por {0} em {1}', 'plan id by {0} in {1}'],
    'mz.installments': ['parcelas em Moçambique', 'installments in Mozambique', 'plans'],
    'mz.showsInstallments': ['mostra parcelas em Moçambique', 'shows installments in Mozambique', 'plans'],
    'flow.*.upsell': ['produto oferecido pelo fluxo {0}', 'product offered by the flow {0}'],
    'flow.*.*.plan.**': [...stepProp, 'plans'],
    'flow.*.*.voucher': [...stepProp, 'plans'],
    'flow.*.*.methods': [...stepProp, 'props'],
    'flow.*.*.operation': [...stepProp, 'props'],
    'flow.*.*.type': [...stepProp, 'props'],
    'methodFlag.*.isOn': ['chave {0}, se o serviço de chaves não decidir', 'flag {0}, unless the flag service decides'],
    'methodFlag.*.rollout': ['porcentagem das visitas com a chave {0}', 'percentage of visits with the flag {0}'],
  },
  LEGAL: {
    businessName: ['nome da empresa', 'name of the business', 'product'],
    'legal.*': ['dados legais, {0}', 'legal data, {0}', 'product'],
    'links.*.terms': ['termos de uso em {0}', 'terms of use in {0}', 'links'],
    'links.*.privacy': ['política de privacidade em {0}', 'privacy policy in {0}', 'links'],
    'terms.isEnabled': ['aceite dos termos', 'acceptance of the terms', 'settings'],
    'terms.version': ['versão dos termos', 'version of the terms'],
    'terms.asksReminder': ['pergunta sobre lembretes e ofertas', 'asks for reminders and offers', 'settings'],
    'words.**': ['texto do aceite e da privacidade, {0}', 'words of consent and privacy, {0}', 'copy'],
    'payment.collectsDocument': ['pede documento', 'asks for a document', 'payment'],
    'payment.document': ['documento pedido', 'document asked for', 'payment'],
    'waiver.**': ['verificação {0} dispensada até ({1})', 'check {0} set aside until ({1})'],
  },
  ROUTING: {
    business: ['negócio que vende', 'business that sells', 'settings'],
    productCode: ['código do produto', 'product code', 'product'],
    productSlugs: ['outros nomes do produto', 'other names of the product'],
    dsProductId: ['id do produto na base', 'product id in the data source'],
    'payment.usesBusinessAndProductCode': [
      'envia negócio e código do produto',
      'sends business and product code',
      'payment',
    ],
    flows: ['fluxos', 'flows'],
    'entryFlows.*': ['fluxo fora da compra, {0}', 'flow apart from the purchase, {0}'],
    'forcedFlows.*': ['fluxo forçado por {0}', 'flow forced by {0}'],
    forcedOrder: ['ordem dos fluxos forçados', 'order of the forced flows'],
    'payment.redirectHosts': [
      'sites para onde um pagamento pode levar',
      'sites to which a payment may lead',
      'payment',
    ],
    successRedirect: ['destino do botão de acesso', 'where the access button leads', 'settings'],
    linkHosts: ['outros sites dos links', 'other sites of links'],
    'links.*.domain': ['domínio em {0}', 'domain in {0}', 'links'],
    'links.*.firstAccess': ['primeiro acesso em {0}', 'first access in {0}', 'links'],
    'upsell.*': ['oferta depois da compra, {0}', 'offer after the purchase, {0}'],
    'brand.first': [
      'primeira marca, que abre para produtos desconhecidos',
      'first brand, to which an unknown product goes',
    ],
    'brand.order': ['ordem da marca', 'order of the brand'],
    'flow.*.id': ['id do fluxo {0}', 'id of the flow {0}'],
    'flow.*.way': ['passos do fluxo {0}', 'steps of the flow {0}', 'way'],
    'flow.*.*.redirect.**': [...stepProp, 'props'],
    'flag.*.isOn': ['chave {0}, se o serviço de chaves não decidir', 'flag {0}, unless the flag service decides'],
    'flag.*.rollout': ['porcentagem das visitas com a chave {0}', 'percentage of visits with the flag {0}'],
  },
  TRACKING: {
    gtm: ['contêiner do gerenciador de tags', 'tag manager container'],
    gtmTest: ['contêiner do gerenciador de tags fora da produção', 'tag manager container outside production'],
    'analytics.hosts': ['servidores para onde as tags enviam dados', 'sites that the tags send to'],
  },
  name: {
    productName: ['nome do produto', 'name of the product', 'product'],
    title: ['título da página', 'title of the page', 'product'],
  },
  color: {
    'theme.palette.primary.pure': ['cor da marca', 'colour of the brand', 'overlay'],
    'theme.palette.**': ['cor {0} da paleta', 'palette colour {0}'],
    'role.*.*': ['cor {1}, modo {0}', 'colour {1}, {0} mode', 'colors'],
  },
  text: {
    'text.**': ['texto {0}', 'text {0}', 'copy'],
    'variant.*.**': ['texto {1} com a chave {0}', 'text {1} with the flag {0}'],
    'message.*': ['mensagem de erro {0}', 'error message {0}', 'messages'],
  },
  value: {
    logoWidth: ['largura do logotipo', 'width of the logo', 'logo'],
    'theme.font.**': [...look, 'font'],
    'theme.fontFile.**': [...look, 'font'],
    'theme.shape.**': [...look, 'shape'],
    'theme.canvas.**': [...look, 'art'],
    'theme.refererOptions': [...look, 'referer'],
    'theme.**': look,
    'frame.*.**': ['{1} do fluxo {0}', '{1} of the flow {0}', 'images'],
    'flow.*.*.media.**': [...stepProp, 'images'],
    'flow.*.*.markdown': [...stepProp, 'document'],
    'flow.*.*.asksReferer': [...stepProp, 'referer'],
    'flow.*.*.**': [...stepProp, 'props'],
    states: setting,
    mode: [...setting, 'mode'],
    language: [...setting, 'language'],
    'payment.**': [...setting, 'payment'],
    'links.**': [...setting, 'links'],
  },
  image: {
    'image.logo.svg': ['imagem {0}', 'image {0}', 'logo'],
    'image.logo-dark.svg': ['imagem {0}', 'image {0}', 'logo'],
    'image.favicon.svg': ['imagem {0}', 'image {0}', 'favicon'],
    'image.**': ['imagem {0}', 'image {0}', 'images'],
    'media.**': ['arquivo {0}', 'file {0}', 'images'],
  },
};

const rules = categories.flatMap((category) =>
  Object.entries(table[category]).map(([pattern, row]) => ({ category, keys: pattern.split('.'), row })),
);

const otherSetting: (typeof rules)[number] = { category: 'value', keys: ['**'], row: [...setting, 'settings'] };

/** What a plan says of a value's path. */
export interface ChangeRule {
  category: ChangeCategory;
  words: Readonly<Record<AuthorLanguage, string>>;
  /** Names that stand for the stars. */
  params: string[];
  reason: Reason | undefined;
}

export function findChangeRule(path: string): ChangeRule {
  const names = path.split('.');
  const { category, keys, row } = rules.find((one) => fits(one.keys, names)) ?? otherSetting;
  const params = keys.flatMap((key, index) => {
    if (key === '**') return [names.slice(index).join('.')];
    return key === '*' ? (names[index] ?? []) : [];
  });
  const [portuguese, english, reason] = row;
  return { category, words: { 'pt-BR': portuguese, en: english }, params, reason };
}

function fits(keys: readonly string[], names: readonly string[]): boolean {
  const isOpen = keys.at(-1) === '**';
  const fixed = isOpen ? keys.slice(0, -1) : keys;
  if (isOpen ? names.length < keys.length : names.length !== keys.length) return false;
  return fixed.every((key, index) => key === '*' || key === names[index]);
}
