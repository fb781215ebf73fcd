import { stripVTControlCharacters } from 'node:util';
import type { AuthorLanguage } from '../../checks/findings/tell-finding';

const texts = {
  'pt-BR': {
    isShown: 'sem erros: o que foi salvo está no ar',
    isKept: 'enquanto isso, continua no ar o que estava antes',
  },
  en: {
    isShown: 'no errors: what was saved is on show',
    isKept: 'until then, what was there before stays on show',
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Output of the build tools and of each request; never an author's text. */
const ofTools = [
  /^[✓○] /,
  /^(?:GET|HEAD|POST|OPTIONS) \//,
  /^\[next-with-linaria\] INFO:/,
  /^React encountered an empty buffer /,
];

/** Line of the development server → message for the author, or undefined. Errors and unknown lines stay unchanged. */
export function tellServerLine(line: string, language: AuthorLanguage): string | undefined {
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
    return JSON.parse(line) as { level?: string; area?: string };
  } catch {
    return undefined;
  }
}
