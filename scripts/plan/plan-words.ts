import type { AuthorLanguage } from '../../renderer/config/findings/tell-finding';
import type { Trial } from '../../schemas/generated/types';

/** How plans are told. `{0}`, `{1}` are the names of a rule's path; `names` gives those that have a word of their own. */
export interface PlanWords {
  title: string;
  nothing: string;
  removed: string;
  added: string;
  risks: string;
  noRisks: string;
  screens: string;
  reached: (brands: number, screens: number) => string;
  columns: readonly [changes: string, screens: string, flows: string, modes: string, environments: string];
  everyEnvironment: string;
  everyMode: string;
  kinds: Readonly<Record<'added' | 'removed', string>>;
  absent: string;
  yes: string;
  no: string;
  pictures: (count: number, folder: string) => string;
  cut: (lines: number) => string;
  rules: Readonly<Record<string, string>>;
  /** What changes on a screen, by the beginning of a value's path; the longest that fits. */
  reasons: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
  /** Units of a free time. */
  units: Readonly<Record<Trial['unit'], readonly [one: string, other: string]>>;
}

const portuguese: PlanWords = {
  title: 'O que esta mudança significa',
  nothing: 'Nenhuma tela muda, e nada do que se cobra, promete, encaminha ou mede.',
  removed: 'Deixa de ser vendido',
  added: 'Passa a ser vendido',
  risks: 'Para olhar primeiro',
  noRisks: 'Nada muda em preço, termos, caminhos ou medição.',
  screens: 'Telas que mudam',
  reached: (brands, screens) =>
    `${brands === 1 ? '1 marca' : `${brands} marcas`}, ${screens === 1 ? '1 tela' : `${screens} telas`}`,
  columns: ['O que muda', 'Telas', 'Fluxos', 'Modos', 'Ambientes'],
  everyEnvironment: 'todos',
  everyMode: 'claro e escuro',
  kinds: { added: 'tela nova', removed: 'tela retirada' },
  absent: 'não havia',
  yes: 'sim',
  no: 'não',
  pictures: (count, folder) =>
    count === 0
      ? 'Nenhuma imagem difere: o que muda não se vê no estado usual das telas.'
      : `${count === 1 ? '1 tela difere' : `${count} telas diferem`} à vista: antes e depois, lado a lado, em \`${folder}\`.`,
  cut: (lines) => `_Cortado: mais ${lines} linhas. \`guiche plan --format json\` mostra tudo._`,
  rules: {
    'plans.*.amount': 'preço do plano {0}',
    'plans.*.standardAmount': 'preço cheio do plano {0}',
    'plans.*.cycleAmount': 'preço de um mês do plano {0}',
    'plans.*.installments': 'parcelas do plano {0}',
    'plans.*.installmentAmount': 'valor da parcela anunciada do plano {0}',
    'plans.*.trial': 'período grátis do plano {0}',
    'plans.*.planId.*': 'id do plano {0} em {1}',
    'vouchers.*': 'voucher {0}',
    'currency.*': 'moeda, {0}',
    'payment.methods': 'meios de pagamento',
    'payment.companies': 'bandeiras de cartão',
    'payment.planTypes': 'planos oferecidos',
    'payment.api': 'versão da chamada de pagamento',
    'multiProfile.maximum': 'máximo de perfis',
    'mz.bffId': 'id do produto em Moçambique',
    'mz.plans.*': 'id do produto {0} em Moçambique',
    'mz.methods.*.isActive': 'meio {0} ativo em Moçambique',
    'mz.methods.*.name': 'nome do meio {0} em Moçambique',
    'mz.methods.*.planId.*': 'id do plano por {0} em {1}',
    'mz.installments': 'parcelas em Moçambique',
    'mz.showsInstallments': 'mostra parcelas em Moçambique',
    'links.*.terms': 'termos de uso em {0}',
    'links.*.privacy': 'política de privacidade em {0}',
    'terms.isEnabled': 'aceite dos termos',
    'payment.collectsDocument': 'pede documento',
    'payment.document': 'documento pedido',
    business: 'negócio que vende',
    productCode: 'código do produto',
    productSlugs: 'outros nomes do produto',
    dsProductId: 'id do produto na base',
    'payment.usesBusinessAndProductCode': 'envia negócio e código do produto',
    flows: 'fluxos',
    'forcedFlows.*': 'fluxo forçado por {0}',
    'payment.redirectHosts': 'sites para os quais um pagamento pode levar',
    linkHosts: 'outros sites dos links',
    'links.*.domain': 'domínio em {0}',
    'links.*.firstAccess': 'primeiro acesso em {0}',
    'upsell.*': 'oferta depois da compra, {0}',
    gtm: 'contêiner do gerenciador de tags',
    'brand.first': 'primeira marca, à qual vai um produto desconhecido',
    'brand.order': 'ordem da marca',
    waiver: 'verificação {0} dispensada até ({1})',
    'flow.id': 'id do fluxo {0}',
    'flow.first': 'primeiro passo do fluxo {0}',
    'flow.upsell': 'produto oferecido pelo fluxo {0}',
    'flow.step': 'passo {1} do fluxo {0}',
    'flow.templateId': 'tela do passo {1} do fluxo {0}',
    'flow.defaultNextStepId': 'passo depois de {1} no fluxo {0}',
    'flow.prop': '{2} do passo {1} do fluxo {0}',
  },
  reasons: {
    colors: 'cores',
    overlay: 'cor do carregamento',
    font: 'letra',
    fontFile: 'letra',
    shape: 'formas',
    art: 'fundo',
    'images.logo': 'logo',
    'images.logoWidth': 'logo',
    images: 'imagens',
    copy: 'textos',
    messages: 'mensagens de erro',
    plans: 'planos e preços',
    'settings.payment': 'pagamento',
    'settings.currency': 'moeda',
    settings: 'ajustes',
    links: 'links',
    product: 'nome do produto',
    refererOptions: 'opções de origem',
    document: 'texto da apresentação',
    'step.props': 'conteúdo do passo',
    step: 'percurso',
    progress: 'progresso',
    mode: 'modo',
    language: 'idioma',
  },
  names: {
    yearly: 'anual',
    monthly: 'mensal',
    semester: 'semestral',
    recurrency: 'recorrente',
    test: 'teste',
    homolog: 'homologação',
    production: 'produção',
    light: 'claro',
    dark: 'escuro',
  },
  units: { day: ['dia', 'dias'], month: ['mês', 'meses'] },
};

const english: PlanWords = {
  title: 'What this change means',
  nothing: 'No screen changes, and nothing of what is charged, promised, routed or tracked.',
  removed: 'No longer sold',
  added: 'Sold from now on',
  risks: 'To look at first',
  noRisks: 'Nothing changes in prices, terms, ways or tracking.',
  screens: 'Screens that change',
  reached: (brands, screens) =>
    `${brands === 1 ? '1 brand' : `${brands} brands`}, ${screens === 1 ? '1 screen' : `${screens} screens`}`,
  columns: ['What changes', 'Screens', 'Flows', 'Modes', 'Environments'],
  everyEnvironment: 'all',
  everyMode: 'light and dark',
  kinds: { added: 'new screen', removed: 'screen taken out' },
  absent: 'absent',
  yes: 'yes',
  no: 'no',
  pictures: (count, folder) =>
    count === 0
      ? 'No picture differs: what changes is not seen in the usual state of the screens.'
      : `${count === 1 ? '1 screen looks' : `${count} screens look`} different: before and after, side by side, in \`${folder}\`.`,
  cut: (lines) => `_Cut: ${lines} more lines. \`guiche plan --format json\` shows all._`,
  rules: {
    'plans.*.amount': 'price of the {0} plan',
    'plans.*.standardAmount': 'full price of the {0} plan',
    'plans.*.cycleAmount': 'price of a month of the {0} plan',
    'plans.*.installments': 'installments of the {0} plan',
    'plans.*.installmentAmount': 'advertised installment of the {0} plan',
    'plans.*.trial': 'free time of the {0} plan',
    'plans.*.planId.*': 'id of the {0} plan in {1}',
    'vouchers.*': 'voucher {0}',
    'currency.*': 'currency, {0}',
    'payment.methods': 'payment methods',
    'payment.companies': 'card companies',
    'payment.planTypes': 'plans offered',
    'payment.api': 'version of the payment call',
    'multiProfile.maximum': 'most profiles',
    'mz.bffId': 'product id in Mozambique',
    'mz.plans.*': '{0} product id in Mozambique',
    'mz.methods.*.isActive': 'method {0} active in Mozambique',
    'mz.methods.*.name': 'name of the method {0} in Mozambique',
    'mz.methods.*.planId.*': 'plan id by {0} in {1}',
    'mz.installments': 'installments in Mozambique',
    'mz.showsInstallments': 'shows installments in Mozambique',
    'links.*.terms': 'terms of use in {0}',
    'links.*.privacy': 'privacy policy in {0}',
    'terms.isEnabled': 'acceptance of the terms',
    'payment.collectsDocument': 'asks for a document',
    'payment.document': 'document asked for',
    business: 'business that sells',
    productCode: 'product code',
    productSlugs: 'other names of the product',
    dsProductId: 'product id in the data source',
    'payment.usesBusinessAndProductCode': 'sends business and product code',
    flows: 'flows',
    'forcedFlows.*': 'flow forced by {0}',
    'payment.redirectHosts': 'sites to which a payment may lead',
    linkHosts: 'other sites of links',
    'links.*.domain': 'domain in {0}',
    'links.*.firstAccess': 'first access in {0}',
    'upsell.*': 'offer after the purchase, {0}',
    gtm: 'tag manager container',
    'brand.first': 'first brand, to which an unknown product goes',
    'brand.order': 'order of the brand',
    waiver: 'check {0} set aside until ({1})',
    'flow.id': 'id of the flow {0}',
    'flow.first': 'first step of the flow {0}',
    'flow.upsell': 'product offered by the flow {0}',
    'flow.step': 'step {1} of the flow {0}',
    'flow.templateId': 'screen of the step {1} of the flow {0}',
    'flow.defaultNextStepId': 'step after {1} in the flow {0}',
    'flow.prop': '{2} of the step {1} of the flow {0}',
  },
  reasons: {
    colors: 'colours',
    overlay: 'colour while loading',
    font: 'type',
    fontFile: 'type',
    shape: 'shapes',
    art: 'background',
    'images.logo': 'logo',
    'images.logoWidth': 'logo',
    images: 'images',
    copy: 'words',
    messages: 'error messages',
    plans: 'plans and prices',
    'settings.payment': 'payment',
    'settings.currency': 'currency',
    settings: 'settings',
    links: 'links',
    product: 'name of the product',
    refererOptions: 'options of where buyers come from',
    document: 'text of the presentation',
    'step.props': 'content of the step',
    step: 'way',
    progress: 'progress',
    mode: 'mode',
    language: 'language',
  },
  names: { test: 'test', homolog: 'homologation', production: 'production' },
  units: { day: ['day', 'days'], month: ['month', 'months'] },
};

export const planWords: Readonly<Record<AuthorLanguage, PlanWords>> = { 'pt-BR': portuguese, en: english };
