import type { AuthorLanguage } from '../../../renderer/config/findings/tell-finding';
import type { Command } from './command';

const texts = {
  'pt-BR': {
    usage: 'Uso',
    commands: 'Comandos',
    options: 'Opções',
    more: 'npx guiche <comando> --help explica um comando',
    help: 'mostra esta ajuda',
    lang: 'idioma das mensagens: pt-BR ou en',
  },
  en: {
    usage: 'Usage',
    commands: 'Commands',
    options: 'Options',
    more: 'npx guiche <command> --help explains a command',
    help: 'shows this help',
    lang: 'language of the messages: pt-BR or en',
  },
} as const satisfies Record<AuthorLanguage, object>;

/** What `guiche` alone prints. */
export function formatHelp(commands: readonly (readonly [string, Command])[], language: AuthorLanguage): string {
  const text = texts[language];
  const rows = commands.map(([name, { words }]) => [name, words[language].summary] as const);
  return `${text.usage}: guiche <${language === 'en' ? 'command' : 'comando'}>\n\n${text.commands}:\n${alignRows(rows)}\n${text.more}\n`;
}

/** What `guiche <command> --help` prints. */
export function formatUsage(name: string, { options, words }: Command, language: AuthorLanguage): string {
  const text = texts[language];
  const own = words[language];
  const rows = Object.entries(options).map(
    ([option, { choices }]) =>
      [`--${option}`, `${own.options[option] ?? ''}${choices ? ` (${choices.join(' | ')})` : ''}`] as const,
  );
  const all = [...rows, ['--lang', text.lang] as const, ['--help', text.help] as const];
  return `${own.summary}\n\n${text.usage}: guiche ${name} ${own.usage}\n\n${text.options}:\n${alignRows(all)}`;
}

function alignRows(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}\n`).join('');
}
