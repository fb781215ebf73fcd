import type { CheckPage } from '../../schemas/generated/types';
import type { AuthorLanguage } from './describe-finding';

/** Singular and plural of a word. */
export type Forms = readonly [one: string, other: string];

interface Words {
  /** Titles of the groups, in listing order. */
  groups: Readonly<Record<CheckPage['group'], string>>;
  severities: Readonly<Record<CheckPage['severity'], Forms>>;
}

/** Texts for the groups and severities of checks. */
export const checkWords: Readonly<Record<AuthorLanguage, Words>> = {
  'pt-BR': {
    groups: {
      file: 'Arquivos',
      flow: 'Modelos e fluxos',
      money: 'Dinheiro',
      identity: 'Identidade',
      links: 'Links',
      words: 'Textos',
      look: 'Aparência',
      assets: 'Imagens',
      tracking: 'Medição',
      waivers: 'Dispensas',
    },
    severities: { error: ['erro', 'erros'], warning: ['aviso', 'avisos'] },
  },
  en: {
    groups: {
      file: 'Files',
      flow: 'Templates and flows',
      money: 'Money',
      identity: 'Identity',
      links: 'Links',
      words: 'Words',
      look: 'Look',
      assets: 'Pictures',
      tracking: 'Tracking',
      waivers: 'Waivers',
    },
    severities: { error: ['error', 'errors'], warning: ['warning', 'warnings'] },
  },
};
