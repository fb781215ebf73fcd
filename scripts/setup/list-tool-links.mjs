/** @satisfies {import('./terminal-language.mjs').Words<object>} */
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
};

/**
 * A line for each page of the tools: the sandbox and the brand list without a backend, the studio if it is on, and the
 * guide.
 *
 * @param {string} origin
 * @param {Readonly<Record<string, string | undefined>>} env environment of the server
 * @param {import('./terminal-language.mjs').AuthorLanguage} language
 * @returns {string[]}
 */
export function listToolLinks(origin, { BFF_URL, STUDIO }, language) {
  const text = texts[language];
  return [
    ...(BFF_URL ? [] : [`  ${text.sandbox}  ${origin}/sandbox`]),
    ...(STUDIO === 'on' ? [`  ${text.studio}  ${origin}/studio`] : []),
    ...(BFF_URL ? [] : [`  ${text.list}  ${origin}/`]),
    `  ${text.guide}`,
  ];
}
