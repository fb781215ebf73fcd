import { type AuthorLanguage, authorLanguages } from '../../checks/findings/describe-finding';
import type { ArgDef, ArgsDef, Command } from './command';

const texts = {
  'pt-BR': {
    usage: 'Uso',
    command: 'comando',
    commands: 'Comandos',
    options: 'opções',
    more: 'npx guiche <comando> --help explica um comando',
    help: 'mostra esta ajuda',
    lang: 'idioma das mensagens',
  },
  en: {
    usage: 'Usage',
    command: 'command',
    commands: 'Commands',
    options: 'options',
    more: 'npx guiche <command> --help explains a command',
    help: 'shows this help',
    lang: 'language of the messages',
  },
} as const satisfies Record<AuthorLanguage, object>;

/** Options of every command. */
export function buildSharedArgs(language: AuthorLanguage) {
  return {
    lang: { type: 'enum', options: authorLanguages, description: texts[language].lang },
    help: { type: 'boolean', description: texts[language].help },
  } as const satisfies ArgsDef;
}

/** Output of `guiche` without a command. */
export function formatHelp(commands: readonly (readonly [string, Command])[], language: AuthorLanguage): string {
  const text = texts[language];
  const rows = commands.map(([name, { summary }]) => [name, summary] as const);
  return `${text.usage}: guiche <${text.command}>\n\n${text.commands}:\n${alignRows(rows)}\n${text.more}\n`;
}

/** Output of `guiche <command> --help`. */
export function formatUsage(name: string, { summary, args }: Command, language: AuthorLanguage): string {
  const text = texts[language];
  const all = Object.entries<ArgDef>({ ...args, ...buildSharedArgs(language) });
  const positionals = all.filter(([, { type }]) => type === 'positional').map(([key, arg]) => formatName(key, arg));
  const usage = ['guiche', name, ...positionals, `[${text.options}]`].join(' ');
  const rows = all
    .filter(([, { description }]) => description !== undefined)
    .map(([key, arg]) => [formatName(key, arg), formatDescription(arg)] as const);
  return `${summary}\n\n${text.usage}: ${usage}\n\n${alignRows(rows)}`;
}

function formatName(key: string, arg: ArgDef): string {
  if (arg.type === 'positional') return arg.required ? arg.valueHint : `[${arg.valueHint}]`;
  return arg.type === 'string' && arg.valueHint !== undefined ? `--${key} ${arg.valueHint}` : `--${key}`;
}

function formatDescription(arg: ArgDef): string {
  return `${arg.description}${arg.type === 'enum' ? ` (${arg.options.join(' | ')})` : ''}`;
}

/** Names and texts in two columns. */
export function alignRows(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, text]) => `  ${name.padEnd(width)}  ${text}\n`).join('');
}
