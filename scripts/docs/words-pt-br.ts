import type { DocWords } from './words-en';

/** Portuguese texts of the operators' pages. */
export const wordsPtBr: DocWords = {
  yes: 'sim',
  none: 'Não há.',
  templates: 'Modelos de tela',
  templatesIntro: 'Cada passo de um fluxo usa um destes modelos, pelo `templateId`.',
  path: 'Caminho',
  frame: 'A tela',
  needs: 'Precisa de',
  gives: 'Entrega',
  props: 'O que o fluxo define',
  propsIntro: 'Chaves de `props`, os ajustes do passo. Nenhuma outra é aceita.',
  sellsUpsell: 'Antes de tudo, diga qual é o segundo produto, em `props.upsell.dsProductId` do fluxo.',
  example: 'Exemplo',
  form: 'O que o comprador preenche',
  formIntro: 'Cada forma de pagamento acrescenta os próprios campos.',
  field: 'Campo',
  label: 'Rótulo',
  isRequired: 'Obrigatório',
  messages: 'Mensagens de erro',
  copy: 'Textos',
  copyIntro: (id) => `Grupo \`${id}\` de \`copy.<idioma>.json\`. Na marca, escreva só o que muda.`,
  words: 'Texto padrão',
  key: 'Chave',
  value: 'Valor',
  default: 'Padrão',
  meaning: 'Para que serve',
  required: 'obrigatória',
  own: 'própria: não é herdada',
  objects: 'lista de objetos',
  each: (item) => `lista; cada item: ${item}`,
  types: {
    string: 'texto',
    integer: 'número inteiro',
    number: 'número',
    boolean: '`true` ou `false`',
    object: 'objeto',
    array: 'lista',
  },
  range: (least, most) => {
    if (least === undefined) return most === undefined ? '' : `até ${most}`;
    return most === undefined ? `a partir de ${least}` : `de ${least} a ${most}`;
  },
  keys: 'Chaves dos arquivos',
  files: {
    brand: {
      title: 'brand.json',
      intro: 'A marca: `brands/<marca>/brand.json`. Em um caminho, `*` representa cada nome listado acima.',
    },
    theme: {
      title: 'theme.json',
      intro:
        'A aparência: `brands/<marca>/theme.json`. O arquivo é opcional: `color` e `font` de `brand.json` bastam. Escreva só o que muda.',
    },
    flow: { title: 'Fluxo', intro: 'Um caminho de compra: `flows/<fluxo>.json`.' },
    copy: {
      title: 'Textos e mensagens',
      intro:
        'Os textos comuns a todas as telas. Na marca, escreva só os que mudam, em `brands/<marca>/copy.<idioma>.json`, no mesmo grupo e com a mesma chave. A tela preenche os trechos como `{title}`.',
    },
  },
  ofTheStep: 'Cada passo de `steps`',
  rules: 'Mensagens dos campos',
  rulesIntro:
    'Na marca, escreva só as que mudam, em `brands/<marca>/messages.<idioma>.json`: a chave é a regra, e o valor é a mensagem.',
  rule: 'Regra',
  message: 'Mensagem',
  accepted: 'Aceita, por exemplo',
  refused: 'Recusa, por exemplo',
  checks: 'Verificações',
  checksIntro:
    'Tudo o que `npx guiche check` verifica em marcas e fluxos. Um erro impede o servidor de iniciar; um aviso só barra a mudança que o causa.',
  fixable: '`--fix` corrige o exemplo',
  waivable: 'aceita dispensa',
  wrong: 'Errado',
  right: 'Certo',
};
