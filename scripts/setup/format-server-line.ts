import { stripVTControlCharacters } from 'node:util';
import type { AuthorLanguage } from '../../checks/findings/describe-finding';

const texts = {
  'pt-BR': {
    isShown: 'sem erros: a página mostra o que você salvou',
    isKept: 'enquanto isso, a página mostra a versão anterior',
  },
  en: {
    isShown: 'no errors: the page shows what you saved',
    isKept: 'until then, the page shows the version before',
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Output of the build tools and of each request; never an author's text. */
const ofTools = [
  /^[✓○] /,
  /^(?:GET|HEAD|POST|OPTIONS) \//,
  /^\[next-with-linaria\] INFO:/,
  /^React encountered an empty buffer /,
  // A studio page has the data of a whole brand.
  /^Warning: data for page "\/studio/,
  /^⚠ Slow filesystem detected\./,
  /^See more(?: info here)?: https:\/\/nextjs\.org\/docs\/(?:messages\/large-page-data|app\/guides\/local-development)$/,
];

/** A line of the server → message for the person at the terminal, or undefined. Errors and unknown lines stay unchanged. */
export function formatServerLine(line: string, language: AuthorLanguage): string | undefined {
  const plain = stripVTControlCharacters(line).trim();
  if (plain === '' || ofTools.some((start) => start.test(plain))) return undefined;
  const report = readReport(plain);
  if (!report) return line;
  if (report.area === 'config' && report.level === 'error') return texts[language].isKept;
  if (report.level !== 'info') return line;
  return report.area === 'config' ? texts[language].isShown : undefined;
}

/** Parses one of the server's own JSON lines. */
function readReport(line: string): { level?: string; area?: string } | undefined {
  if (!line.startsWith('{"time":')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
