import { describe, expect, it } from 'vitest';
import { type ConfigCopy, copyConfig, listRepositoryFolder, repositoryRoot } from '../renderer/testing/test-repository';
import { CatalogueError } from './catalogue-error';
import { loadCatalogue } from './load-catalogue';

/** The author's lines: `erro[code] file:line:column message`. */
function findingsOf(root: string): string[] {
  try {
    loadCatalogue(root);
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return [...error.formatLines('pt-BR')];
  }
}

/** First line of a file that contains a text; counts from 1. */
function lineOf(config: ConfigCopy, file: string, text: string): number {
  return (
    config
      .read(file)
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}

interface Mistake {
  code: string;
  title: string;
  /** File that the finding points to. */
  file: string;
  /** Text on the line that the finding names. Default: line 1. */
  line?: string;
  /** Part of the message. */
  says: string;
  plant: (config: ConfigCopy) => void;
}

/** Ids of the project's own brands. */
const brandIds = listRepositoryFolder('brands').filter((id) => id !== '_base');

const flow = 'flows/course-default.json';
const brand = 'brands/ms/brand.json';
const theme = 'brands/ms/theme.json';
const copy = 'brands/ms/copy.pt-BR.json';
const minimalFlow = (steps: unknown[]) => `${JSON.stringify({ id: 'default', steps }, null, 2)}\n`;

const mistakes: Mistake[] = [
  {
    code: 'json-syntax',
    title: 'a comma too many',
    file: brand,
    line: '"order": 20,,',
    says: 'sobra uma vírgula',
    plant: (config) => config.replace(brand, '"order": 20,', '"order": 20,,'),
  },
  {
    code: 'json-syntax',
    title: 'a file that ends too early',
    file: theme,
    says: 'falta fechar um {',
    plant: (config) => config.write(theme, '{'),
  },
  {
    code: 'json-syntax',
    title: 'a comment',
    file: flow,
    line: '// até',
    says: 'JSON não aceita comentários',
    plant: (config) => config.replace(flow, '"steps": [', '// até aqui\n  "steps": ['),
  },
  {
    code: 'key-unknown',
    title: 'a key with a typing error',
    file: brand,
    line: '"bussiness"',
    says: '"bussiness"',
    plant: (config) => config.replace(brand, '"business": "ms"', '"bussiness": "ms"'),
  },
  {
    code: 'template-props',
    title: 'a prop that the template does not take',
    file: flow,
    line: '"asksEverything"',
    says: '"lead"',
    plant: (config) =>
      config.replace(flow, '"templateId": "lead",', '"templateId": "lead",\n "props": {\n "asksEverything": true },'),
  },
  {
    code: 'key-missing',
    title: 'a key that neither the brand nor its base states',
    file: brand,
    line: '"BR": {',
    says: '"productName"',
    plant: (config) => config.replace(brand, '"productName": "Mentoria MS",', ''),
  },
  {
    code: 'key-missing',
    title: 'a flow without an id',
    file: flow,
    says: '"id"',
    plant: (config) => config.replace(flow, '"id": "default",', ''),
  },
  {
    code: 'value-not-allowed',
    title: 'a value that is not on the list',
    file: brand,
    line: '"successHeader"',
    says: 'default',
    plant: (config) => config.replace(brand, '"successHeader": "default"', '"successHeader": "big"'),
  },
  {
    code: 'value-type',
    title: 'a text in place of a number',
    file: brand,
    line: '"logoWidth"',
    says: 'não é um número inteiro',
    plant: (config) => config.replace(brand, '"logoWidth": 220', '"logoWidth": "220"'),
  },
  {
    code: 'token-invalid',
    title: 'a colour by its English name',
    file: theme,
    line: '"pure": "navy"',
    says: 'uma cor como #0b5fff: # seguido de 6 ou 3 caracteres, de 0 a 9 ou de A a F',
    plant: (config) => config.replace(theme, '"pure": "#1d2b45"', '"pure": "navy"'),
  },
  {
    code: 'value-range',
    title: 'a number of steps beyond the range',
    file: brand,
    line: '"stepsNumber"',
    says: 'o máximo é 5',
    plant: (config) => config.replace(brand, '"stepsNumber": 4', '"stepsNumber": 400'),
  },
  {
    code: 'template-unknown',
    title: 'a template that does not exist',
    file: flow,
    line: '"lucky-wheel"',
    says: '"lucky-wheel"',
    plant: (config) => config.replace(flow, '"templateId": "lead"', '"templateId": "lucky-wheel"'),
  },
  {
    code: 'next-step-unknown',
    title: 'a next step that the flow does not have',
    file: flow,
    line: '"defaultNextStepId": "pagamento"',
    says: '"pagamento"',
    plant: (config) => config.replace(flow, '"defaultNextStepId": "payment"', '"defaultNextStepId": "pagamento"'),
  },
  {
    code: 'flow-cycle',
    title: 'steps that lead back to each other',
    file: flow,
    line: '"id": "success"',
    says: '"success"',
    plant: (config) =>
      config.replace(flow, '"templateId": "success"', '"templateId": "success", "defaultNextStepId": "payment"'),
  },
  {
    code: 'step-id-duplicate',
    title: 'two steps with one id',
    file: flow,
    line: '"templateId": "pix"',
    says: '"payment"',
    plant: (config) => config.replace(flow, '"id": "pix"', '"id": "payment"'),
  },
  {
    code: 'template-twice-in-flow',
    title: 'one template for two steps',
    file: flow,
    line: '"id": "pix"',
    says: '"payment"',
    plant: (config) => config.replace(flow, '"templateId": "pix"', '"templateId": "payment"'),
  },
  {
    code: 'payment-step-missing',
    title: 'a flow without a payment step',
    file: flow,
    line: '"steps": [',
    says: 'pagamento',
    plant: (config) => config.write(flow, minimalFlow([{ id: 'lead', templateId: 'lead' }])),
  },
  {
    code: 'need-unmet',
    title: "a payment step without a step that asks for the buyer's data",
    file: flow,
    line: '"templateId": "payment"',
    says: 'dos dados do comprador (lead)',
    plant: (config) => {
      const { steps } = JSON.parse(config.read(flow)) as { steps: { id: string }[] };
      config.write(flow, minimalFlow(steps.filter(({ id }) => id !== 'lead')));
    },
  },
  {
    code: 'need-unmet',
    title: 'a pix step before the payment step',
    file: flow,
    line: '"templateId": "pix"',
    says: 'de um código Pix (pix)',
    plant: (config) => {
      const ranks = ['success', 'payment-verification', 'payment', 'pix', 'lead'].reverse();
      const { steps } = JSON.parse(config.read(flow)) as { steps: { id: string }[] };
      config.write(flow, minimalFlow([...steps].sort((one, other) => ranks.indexOf(one.id) - ranks.indexOf(other.id))));
    },
  },
  {
    code: 'return-step-missing',
    title: 'card payment without a step for buyers who return from their bank',
    file: flow,
    line: '"templateId": "payment"',
    says: 'acrescente um passo "payment-verification"',
    plant: (config) => {
      const { steps } = JSON.parse(config.read(flow)) as { steps: { id: string }[] };
      config.write(flow, minimalFlow(steps.filter(({ id }) => id !== 'payment-verification')));
    },
  },
  {
    code: 'asset-missing',
    title: 'a flow logo that is not in the brand folder',
    file: 'flows/ms-default.json',
    line: 'festa.svg',
    says: 'brands/ms',
    plant: (config) =>
      config.replace(
        'flows/ms-default.json',
        '"id": "default",',
        '"id": "default", "props": { "media": { "logo": "festa.svg" } },',
      ),
  },
  {
    code: 'asset-missing',
    title: 'a step picture that is not in the brand folder',
    file: 'flows/ms-default.json',
    line: 'palco.svg',
    says: 'brands/ms',
    plant: (config) => config.replace('flows/ms-default.json', '"picture": "product.svg"', '"picture": "palco.svg"'),
  },
  {
    code: 'business-differs',
    title: 'two businesses in one flow',
    file: flow,
    line: '"other"',
    says: '"acme"',
    plant: (config) => {
      config.replace(
        flow,
        '"templateId": "lead",',
        '"templateId": "lead", "props": { "plan": { "business": "acme" } },',
      );
      config.replace(
        flow,
        '"templateId": "payment",',
        '"templateId": "payment",\n "props": { "plan": { "business": "other" } },',
      );
    },
  },
  {
    code: 'contrast-aa',
    title: 'grey text on white',
    file: theme,
    line: '"text": "#aaaaaa"',
    says: 'text sobre canvas (modo claro) tem contraste 2;',
    plant: (config) => config.replace(theme, '"text": "#1a2130"', '"text": "#aaaaaa"'),
  },
  {
    code: 'contrast-aa',
    title: 'button text with low contrast in dark mode',
    file: theme,
    line: '"on-accent": "#dddddd"',
    says: 'on-accent sobre accent-hover (modo escuro)',
    plant: (config) => config.replace(theme, '"on-accent": "#1b1505"', '"on-accent": "#dddddd"'),
  },
  {
    code: 'contrast-aa',
    title: 'text with low contrast on a raised surface, which keeps its colour',
    file: theme,
    line: '"text-muted"',
    says: 'text-muted sobre surface-raised (modo claro)',
    plant: (config) => config.replace(theme, '"surface-raised": "#faf6ec"', '"surface-raised": "#d9d5cd"'),
  },
  {
    code: 'asset-missing',
    title: 'a missing logo',
    file: brand,
    says: 'logo.svg',
    plant: (config) => config.remove('brands/ms/logo.svg'),
  },
  {
    code: 'asset-missing',
    title: 'a background picture that is not in the brand folder',
    file: theme,
    line: 'sea.svg',
    says: 'sea.svg',
    plant: (config) => config.replace(theme, '"art": "canvas.svg"', '"art": "sea.svg"'),
  },
  {
    code: 'token-invalid',
    title: 'a font that is not installed',
    file: theme,
    says: 'comic-sans',
    plant: (config) => config.replace(theme, '"body": "figtree"', '"body": "comic-sans"'),
  },
  {
    code: 'token-invalid',
    title: 'a picture in the folder of another brand',
    file: theme,
    says: '../wup/canvas.svg',
    plant: (config) => config.replace(theme, '"art": "canvas.svg"', '"art": "../wup/canvas.svg"'),
  },
  {
    code: 'slug-duplicate',
    title: "another brand's product code as a slug, in another case",
    file: 'brands/sentinela/brand.json',
    line: '"Ms"',
    says: 'já é da marca "ms"',
    plant: (config) => config.replace('brands/sentinela/brand.json', '"sentinela-esa",', '"sentinela-esa", "Ms",'),
  },
  {
    code: 'product-code-duplicate',
    title: "another brand's product code, reported once although it is also a slug",
    file: 'brands/cavaquia/brand.json',
    line: '"productCode"',
    says: 'já é da marca "ms"',
    plant: (config) => config.replace('brands/cavaquia/brand.json', '"productCode": "CAVA"', '"productCode": "MS"'),
  },
  {
    code: 'order-duplicate',
    title: 'the order of another brand',
    file: 'brands/sentinela/brand.json',
    line: '"order": 20',
    says: 'da marca "ms" (brands/ms/brand.json)',
    plant: (config) => config.replace('brands/sentinela/brand.json', '"order": 30', '"order": 20'),
  },
  {
    code: 'flow-unknown',
    title: 'a flow that has no file',
    file: brand,
    line: '"flows"',
    says: 'flows/ms-secret.json',
    plant: (config) => config.replace(brand, '"ms-extended"', '"ms-extended", "ms-secret"'),
  },
  {
    code: 'flow-id-duplicate',
    title: 'two flows with one id',
    file: brand,
    line: '"flows"',
    says: '"default"',
    plant: (config) => config.replace(brand, '"ms-extended"', '"ms-extended", "course-default"'),
  },
  {
    code: 'forced-flow-missing',
    title: 'a voucher that forces a flow that the brand does not list',
    file: brand,
    line: '"flow": "extended"',
    says: '"extended"',
    plant: (config) => config.replace(brand, '"ms-extended", ', ''),
  },
  {
    code: 'key-unknown',
    title: 'a key by its Portuguese name, not reported as a missing key too',
    file: 'brands/sentinela/brand.json',
    line: '"preço"',
    says: 'troque por "amount"',
    plant: (config) => config.replace('brands/sentinela/brand.json', '"amount"', '"preço"'),
  },
  {
    code: 'forced-flow-missing',
    title: 'a list of flows without the flows that the common flow rules force',
    file: 'brands/quadriculo/brand.json',
    line: '"flows": [',
    says: '"course-pix", "course-bankslip"]: uma lista própria substitui a comum',
    plant: (config) => config.replace('brands/quadriculo/brand.json', ', "course-pix", "course-bankslip"]', ']'),
  },
  {
    code: 'icu-syntax',
    title: 'a brace that is never closed',
    file: copy,
    line: '"title"',
    says: '"lead.title"',
    plant: (config) => config.replace(copy, 'Reserve o seu lugar', 'Reserve {lugar'),
  },
  {
    code: 'html-in-copy',
    title: 'an HTML tag in a text',
    file: copy,
    line: '"title"',
    says: 'HTML',
    plant: (config) => config.replace(copy, 'Reserve o seu lugar', 'Reserve o <b>seu</b> lugar'),
  },
  {
    code: 'icu-syntax',
    title: 'a template text with invalid ICU syntax',
    file: 'templates/lead/lead.copy.pt-MZ.json',
    line: '"title"',
    says: '"lead.title"',
    plant: (config) => config.replace('templates/lead/lead.copy.pt-MZ.json', '"title": "', '"title": "{'),
  },
  {
    code: 'icu-syntax',
    title: 'a shared text with invalid ICU syntax',
    file: 'brands/_base/copy.pt-BR.json',
    line: '"back"',
    says: '"frame.back"',
    plant: (config) => config.replace('brands/_base/copy.pt-BR.json', '"back": "Voltar"', '"back": "{Voltar"'),
  },
  {
    code: 'placeholder-mismatch',
    title: 'a placeholder that the screen does not fill',
    file: copy,
    line: '"title"',
    says: 'nome',
    plant: (config) => config.replace(copy, 'Reserve o seu lugar', 'Reserve o seu lugar, {nome},'),
  },
  {
    code: 'file-missing',
    title: 'a brand folder without its brand.json',
    file: brand,
    says: 'não existe',
    plant: (config) => config.remove(brand),
  },
  {
    code: 'file-missing',
    title: 'a template without its copy',
    file: 'templates/lead/lead.copy.pt-BR.json',
    says: 'não existe',
    plant: (config) => config.remove('templates/lead/lead.copy.pt-BR.json'),
  },
  {
    code: 'file-missing',
    title: 'a base without its theme',
    file: 'brands/_base/theme.json',
    says: 'não existe',
    plant: (config) => config.remove('brands/_base/theme.json'),
  },
  {
    code: 'file-too-large',
    title: 'a file of more than a megabyte',
    file: flow,
    says: 'não foi lido',
    plant: (config) => config.write(flow, `${' '.repeat(1_000_001)}{}`),
  },
];

describe("the project's own configuration", () => {
  it('has no mistake', () => {
    expect(findingsOf(repositoryRoot)).toEqual([]);
  });

  it('is frozen, so one request cannot change it for the next', () => {
    const catalogue = loadCatalogue(repositoryRoot);
    const [first] = catalogue.brands;
    expect(Object.isFrozen(first?.areas.BR?.settings.payment)).toBe(true);
    expect(Object.isFrozen(first?.areas.BR?.flows[0]?.steps)).toBe(true);
    expect(() => Object.assign(first?.theme.light ?? {}, { text: '#000000' })).toThrow(TypeError);
  });

  it('lists all brands by their order', () => {
    const { brands } = loadCatalogue(repositoryRoot);
    expect(brands.map(({ id }) => id).sort()).toEqual(brandIds);
    expect(brands.map(({ order }) => order)).toEqual(brands.map(({ order }) => order).sort((a, b) => a - b));
  });

  it('merges base, brand and area, the later one winning', () => {
    const config = copyConfig();
    const file = `brands/${brandIds[0]}/brand.json`;
    const brand = JSON.parse(config.read(file)) as { all?: object; BR: object };
    const all = { ...brand.all, logoWidth: 200 };
    config.write(file, JSON.stringify({ ...brand, all, BR: { ...brand.BR, logoWidth: 300 } }));
    const settings = loadCatalogue(config.root).brands.find(({ id }) => id === brandIds[0])?.areas.BR?.settings;
    expect(settings).toMatchObject({ language: 'pt-BR', logoWidth: 300 });
  });
});

describe('the check finds', () => {
  it.each(mistakes)('$code: $title', ({ code, file, line, says, plant }) => {
    const config = copyConfig();
    plant(config);
    const at = `erro[${code}] ${file}:${line === undefined ? '' : `${lineOf(config, file, line)}:`}`;
    const findings = findingsOf(config.root);
    expect(findings).toEqual([expect.stringContaining(at)]);
    expect(findings[0]).toContain(says);
  });

  it('first-brand: no brand sells in Brazil', () => {
    const config = copyConfig();
    const orders = brandIds.map((id) => {
      const file = `brands/${id}/brand.json`;
      const { BR, MZ, ...brand } = JSON.parse(config.read(file)) as { order: number; BR?: unknown; MZ?: unknown };
      config.write(file, JSON.stringify({ ...brand, MZ: MZ ?? BR }));
      return { file, order: brand.order };
    });
    const [first] = orders.sort((one, other) => one.order - other.order);
    expect(findingsOf(config.root).join('\n')).toContain(`erro[first-brand] ${first?.file}:1:1`);
  });

  it('every mistake at once, not only the first', () => {
    const config = copyConfig();
    config.replace(flow, '"defaultNextStepId": "payment"', '"defaultNextStepId": "pagamento"');
    config.replace(theme, '"text": "#1a2130"', '"text": "#aaaaaa"');
    config.remove('brands/wup/logo.svg');
    const codes = new Set(findingsOf(config.root).map((finding) => /\[(.+?)\]/.exec(finding)?.[1]));
    expect(codes).toEqual(new Set(['next-step-unknown', 'contrast-aa', 'asset-missing']));
  });
});

describe('a key __proto__ in a file does no harm', () => {
  const settings = '"__proto__": { "productCode": "EVIL", "order": 1, "polluted": true, "id": "evil" },';
  const words = '"__proto__": { "polluted": "Olá" },';

  it.each([
    ['a brand', brand, '"order": 20,', settings],
    ['an area', brand, '"business": "ms",', settings],
    ['a flow', flow, '"id": "default",', settings],
    ['a step', flow, '"id": "lead",', settings],
    ['a theme', theme, '"palette": {', settings],
    ['a manifest', 'templates/lead/lead.manifest.json', '"route": "/lead",', settings],
    ['the base', 'brands/_base/br.json', '"language": "pt-BR",', settings],
    ["a brand's copy", copy, '"lead": {', words],
    ["the base's copy", 'brands/_base/copy.pt-BR.json', '"frame": {', words],
    ["the base's messages", 'brands/_base/messages.pt-BR.json', '"email":', '"__proto__": "Olá",'],
  ])('in %s', (_, file, text, poison) => {
    const config = copyConfig();
    config.replace(file, text, `${poison} ${text}`);
    const before = Object.getOwnPropertyNames(Object.prototype);
    const findings = findingsOf(config.root);
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(findings.length === 0 || findings.join('\n').includes('__proto__'), findings.join('\n')).toBe(true);
    if (findings.length === 0) {
      expect(JSON.stringify(loadCatalogue(config.root).brands)).toBe(
        JSON.stringify(loadCatalogue(repositoryRoot).brands),
      );
    }
  });
});
