import { configPaths } from '../catalogue/config-paths';
import { listPlayedFlows } from '../catalogue/list-played-flows';
import type { BrandSubject } from '../catalogue/subject';
import type { AuthorLanguage } from '../checks/findings/describe-finding';
import { listBrokenFlows } from '../checks/findings/drop-follow-ups';
import { inspectConfig } from '../checks/inspect-config';
import { layoutFlow } from '../studio/layout-flow';
import { listEntries } from '../studio/list-entries';
import { brandUrl } from '../studio/studio-links';
import type { DrawnFlow } from './flow/drawn-flow';
import { formatMermaid } from './flow/format-mermaid';
import { formatSvg } from './flow/format-svg';
import { CommandError, defineCommand, exitCodes } from './frame/command';
import { nameOfPath } from './project/name-of-path';
import { requireBrand } from './project/require-brand';
import { requireRoot } from './project/require-root';

const formats = { mermaid: formatMermaid, svg: formatSvg } as const;

const texts = {
  'pt-BR': {
    summary: 'desenha os fluxos de uma marca, por área, e mostra quando cada um é usado',
    brand: 'MARCA',
    format: 'texto Mermaid, que aparece como desenho no GitHub, ou imagem SVG',
    unfit: (files: string) =>
      `não é possível desenhar sem ${files}: o arquivo não existe ou tem erros (veja npx guiche check)`,
    picture: (brandId: string) =>
      `Para ver a imagem, rode npx guiche dev ${brandId} e abra a página ${brandUrl(brandId)}`,
  },
  en: {
    summary: 'draws the flows of a brand, by area, and says when each is played',
    brand: 'BRAND',
    format: 'Mermaid text, which GitHub draws, or an SVG picture',
    unfit: (files: string) =>
      `without ${files} the picture would be wrong: the file is missing or cannot be used (npx guiche check says more)`,
    picture: (brandId: string) => `To see it as a picture: npx guiche dev ${brandId}, on the page ${brandUrl(brandId)}`,
  },
} as const satisfies Record<AuthorLanguage, object>;

export const command = defineCommand(texts, {
  args: (text) => ({
    brand: { type: 'positional', required: true, valueHint: text.brand },
    format: { type: 'enum', options: Object.keys(formats), description: text.format },
  }),
  run: ({ args, text, language, cwd, terminal }) => {
    const brandId = nameOfPath(args.brand, 'brands');
    const { root } = requireRoot(cwd, language);
    const { format = 'mermaid' } = args;
    const inspection = inspectConfig(root);
    const brand = requireBrand(inspection, brandId, language);
    const unfit = listUnfit(brand, listBrokenFlows(inspection.findings));
    if (unfit.length > 0) throw new CommandError(text.unfit(unfit.join(', ')));
    const drawn = drawFlows(brand, language);
    terminal.write(formats[format as keyof typeof formats](drawn));
    if (terminal.isScreen && format === 'mermaid') terminal.warn(`${text.picture(brandId)}\n`);
    return exitCodes.clean;
  },
});

/** Invalid flow files that the brand names: drawing another flow in their place would mislead. */
function listUnfit({ areas }: BrandSubject, broken: readonly string[]): string[] {
  const files = areas.flatMap(({ settings, flows }) => {
    const drawn = flows.map(({ file }) => file).filter((file) => !broken.includes(file));
    return listPlayedFlows(settings)
      .map(({ name }) => configPaths.flow(name))
      .filter((file) => !drawn.includes(file));
  });
  return [...new Set(files)];
}

function drawFlows({ areas, shared: { manifests } }: BrandSubject, language: AuthorLanguage): DrawnFlow[] {
  return areas.flatMap(({ area, settings, flows: named }) => {
    const flows = named.map(({ flow }) => flow);
    return named.map(({ name, flow }) => ({
      area,
      name,
      id: flow.id,
      entries: listEntries({ settings, flows }, flow.id, language),
      layout: layoutFlow(flow, manifests),
    }));
  });
}
