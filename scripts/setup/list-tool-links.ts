import type { AuthorLanguage } from '../../checks/findings/describe-finding';

const texts = {
  'pt-BR': {
    sandbox: 'Sandbox: pagamentos, códigos e números para testar',
    studio: 'Estúdio: todas as marcas, telas e fluxos',
    list: 'Todas as marcas em uma página',
    guide: 'Guia das marcas, sem programar  docs/operators/pt-BR/README.md, em inglês docs/operators/en/README.md',
  },
  en: {
    sandbox: 'Sandbox: payments, codes, numbers to try',
    studio: 'Studio: every brand, screen and flow',
    list: 'All brands on one page',
    guide:
      'Guide to brands without programming  docs/operators/en/README.md, in Portuguese docs/operators/pt-BR/README.md',
  },
} as const satisfies Record<AuthorLanguage, object>;

/**
 * A line for each page of the tools: the sandbox and the brand list without a backend, the studio if it is on, and the
 * guide.
 *
 * @param env environment of the server
 */
export function listToolLinks(
  origin: string,
  { BFF_URL, STUDIO }: Readonly<Record<string, string | undefined>>,
  language: AuthorLanguage,
): string[] {
  const text = texts[language];
  return [
    ...(BFF_URL ? [] : [`  ${text.sandbox}  ${origin}/sandbox`]),
    ...(STUDIO === 'on' ? [`  ${text.studio}  ${origin}/studio`] : []),
    ...(BFF_URL ? [] : [`  ${text.list}  ${origin}/`]),
    `  ${text.guide}`,
  ];
}
