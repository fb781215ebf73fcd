import type { AuthorLanguage } from '../../checks/findings/describe-finding';
import type { RiskCategory } from './change-table';

type Names = Readonly<Record<string, string>>;
type Categories = Readonly<Record<RiskCategory, { name: string; meaning: string }>>;

/** Sentences of a plan. The table of changes has the words for each value. */
export const planWords = {
  'pt-BR': {
    title: 'O que esta mudança significa',
    nothing: 'Nada muda em telas, cobrança, promessas, caminhos ou medição.',
    renamed: 'Novo nome',
    isNow: (from: string, to: string) => `${from} agora é ${to}`,
    removed: 'Deixa de ser vendido',
    heir: (subject: string, heir: string) =>
      `${subject}: os links antigos abrem ${heir}; faturas, renovações, Pix e boletos em aberto não abrem mais`,
    added: 'Passa a ser vendido',
    isNew: (subject: string) => `O que vem com ${subject}`,
    none: 'nada',
    risks: 'Confira primeiro',
    categories: {
      MONEY: { name: 'DINHEIRO', meaning: 'valores cobrados e formas de pagamento' },
      LEGAL: { name: 'LEGAL', meaning: 'nome da empresa, aceites, promessas e dados pedidos ao comprador' },
      ROUTING: { name: 'CAMINHOS', meaning: 'passos da compra e destinos dos links' },
      TRACKING: { name: 'MEDIÇÃO', meaning: 'dados de uso medidos' },
    } as Categories,
    alarms: {
      tenfold: 'confira: dez vezes o valor ou mais',
      double: 'confira: o dobro ou mais',
      up: 'confira: subiu mais da metade',
      down: 'confira: caiu mais da metade',
      tenth: 'confira: um décimo do valor ou menos',
    },
    decimalMark: ',',
    noRisks: 'Nada muda em preço, termos, caminhos ou medição.',
    edits: 'Antes e depois',
    derived: (count: number) => (count === 1 ? 'e mais 1 cor derivada' : `e mais ${count} cores derivadas`),
    more: (count: number) => `_E mais ${count}. \`npx guiche plan --format json\` mostra tudo._`,
    sides: ['antes', 'depois'],
    screens: 'Telas que mudam',
    brands: (count: number) => (count === 1 ? '1 marca' : `${count} marcas`),
    screensOf: (count: number) => (count === 1 ? '1 tela' : `${count} telas`),
    differing: (count: number, screens: string) => `${count} de ${screens}`,
    columns: ['O que muda', 'Telas', 'Fluxos', 'Modos', 'Ambientes'],
    everyEnvironment: 'todos',
    everyMode: 'claro e escuro',
    kinds: { added: 'tela nova', removed: 'tela retirada' },
    absent: 'não havia',
    gone: 'retirado',
    empty: 'vazio',
    plans: (names: readonly string[]) => (names.length === 1 ? `plano ${names[0]}` : `planos ${names.join(' e ')}`),
    withVoucher: (code: string) => `com o cupom ${code}`,
    opensFirst: (plan: string) => `abre primeiro o ${plan}`,
    planGone: (plan: string) =>
      `os links abrem o ${plan}; ofertas, faturas e renovações com o id deste só abrem enquanto o servidor do vendedor o conhecer`,
    voucherParts: { discount: 'desconto', amount: 'preço final' },
    redrawn: 'o desenho mudou',
    replaced: 'o arquivo mudou',
    colorsGone: 'cores retiradas',
    colorsAdded: 'cores novas',
    seePictures: 'veja com `npx guiche plan --screenshots imagens`',
    yes: 'sim',
    no: 'não',
    pictures: (count: number, folder: string) =>
      count === 0
        ? 'Nenhuma imagem mudou: a diferença não aparece no estado padrão das telas.'
        : `${count === 1 ? '1 tela ficou diferente' : `${count} telas ficaram diferentes`}: antes e depois, lado a lado, em \`${folder}\`.`,
    otherScreens: (count: number) => (count === 1 ? 'Mais 1 tela' : `Mais ${count} telas`),
    cut: (lines: number) => `_Texto cortado: faltam ${lines} linhas. \`npx guiche plan --format json\` mostra tudo._`,
    names: {
      ...{ yearly: 'anual', monthly: 'mensal', semester: 'semestral', recurrency: 'recorrente' },
      ...{ test: 'teste', homolog: 'homologação', production: 'produção', light: 'claro', dark: 'escuro' },
    } as Names,
    units: { day: ['dia', 'dias'], month: ['mês', 'meses'] },
  },
  en: {
    title: 'What this change means',
    nothing: 'No screen changes, and nothing of what is charged, promised, routed or tracked.',
    renamed: 'Another name',
    isNow: (from: string, to: string) => `${from} is now ${to}`,
    removed: 'No longer sold',
    heir: (subject: string, heir: string) =>
      `${subject}: old links open ${heir}; invoices, renewals, open Pix codes and bank slips open no more`,
    added: 'Sold from now on',
    isNew: (subject: string) => `What ${subject} brings`,
    none: 'nothing',
    risks: 'To look at first',
    categories: {
      MONEY: { name: 'MONEY', meaning: 'what is charged and how it is paid' },
      LEGAL: { name: 'LEGAL', meaning: 'the name of the business, and what is accepted, promised and asked of buyers' },
      ROUTING: { name: 'ROUTING', meaning: 'the way that is gone and where it leads' },
      TRACKING: { name: 'TRACKING', meaning: 'what is measured' },
    } as Categories,
    alarms: {
      tenfold: 'check: ten times the amount or more',
      double: 'check: double or more',
      up: 'check: up by more than half',
      down: 'check: down by more than half',
      tenth: 'check: a tenth of the amount or less',
    },
    decimalMark: '.',
    noRisks: 'Nothing changes in prices, terms, ways or tracking.',
    edits: 'Before and after',
    derived: (count: number) => (count === 1 ? 'and 1 derived colour' : `and ${count} derived colours`),
    more: (count: number) => `_And ${count} more. \`npx guiche plan --format json\` shows all._`,
    sides: ['before', 'after'],
    screens: 'Screens that change',
    brands: (count: number) => (count === 1 ? '1 brand' : `${count} brands`),
    screensOf: (count: number) => (count === 1 ? '1 screen' : `${count} screens`),
    differing: (count: number, screens: string) => `${count} of ${screens}`,
    columns: ['What changes', 'Screens', 'Flows', 'Modes', 'Environments'],
    everyEnvironment: 'all',
    everyMode: 'light and dark',
    kinds: { added: 'new screen', removed: 'screen taken out' },
    absent: 'absent',
    gone: 'removed',
    empty: 'empty',
    plans: (names: readonly string[]) => (names.length === 1 ? `${names[0]} plan` : `${names.join(' and ')} plans`),
    withVoucher: (code: string) => `with the voucher ${code}`,
    opensFirst: (plan: string) => `the ${plan} opens first`,
    planGone: (plan: string) =>
      `links open the ${plan}; offers, invoices and renewals with the id of this one only open while the seller's server knows it`,
    voucherParts: { discount: 'discount', amount: 'final price' },
    redrawn: 'the drawing changed',
    replaced: 'the file changed',
    colorsGone: 'colours removed',
    colorsAdded: 'new colours',
    seePictures: 'see it with `npx guiche plan --screenshots pictures`',
    yes: 'yes',
    no: 'no',
    pictures: (count: number, folder: string) =>
      count === 0
        ? 'No picture differs: what changes is not seen in the usual state of the screens.'
        : `${count === 1 ? '1 screen looks' : `${count} screens look`} different: before and after, side by side, in \`${folder}\`.`,
    otherScreens: (count: number) => (count === 1 ? '1 more screen' : `${count} more screens`),
    cut: (lines: number) => `_Cut: ${lines} more lines. \`npx guiche plan --format json\` shows all._`,
    names: { homolog: 'homologation', test: 'test', production: 'production', light: 'light', dark: 'dark' } as Names,
    units: { day: ['day', 'days'], month: ['month', 'months'] },
  },
} as const satisfies Record<AuthorLanguage, object>;

export type PlanWords = (typeof planWords)[AuthorLanguage];
