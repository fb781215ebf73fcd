import type { CheckPage } from '../../../schemas/generated/types';

/** The languages of the pages for operators; the first is the one that most of them read. */
export const docLanguages = ['pt-BR', 'en'] as const;
export type DocLanguage = (typeof docLanguages)[number];

/** The kinds of file that operators write; a page of keys for each. */
export type KeyPage = 'brand' | 'theme' | 'flow' | 'copy';

/** What the pages say around what the sources hold. */
export interface DocWords {
  yes: string;
  no: string;
  none: string;
  templates: string;
  templatesIntro: string;
  screen: string;
  path: string;
  frame: string;
  showsBackButton: string;
  showsLogo: string;
  showsOrder: string;
  showsSellerBox: string;
  isCounted: string;
  needs: string;
  gives: string;
  props: string;
  propsIntro: string;
  example: string;
  form: string;
  formIntro: string;
  field: string;
  label: string;
  isRequired: string;
  messages: string;
  copy: string;
  copyIntro: (id: string) => string;
  words: string;
  session: Readonly<Record<string, string>>;
  key: string;
  value: string;
  default: string;
  meaning: string;
  required: string;
  own: string;
  derivedFrom: (sources: string) => string;
  folder: string;
  objects: string;
  each: (item: string) => string;
  types: Readonly<Record<string, string>>;
  range: (least: number | undefined, most: number | undefined) => string;
  keys: string;
  keysIntro: string;
  files: Readonly<Record<KeyPage, { title: string; intro: string }>>;
  inEachArea: string;
  ofTheArea: (area: string) => string;
  ofTheStep: string;
  stepIntro: string;
  palette: string;
  ofTheTemplates: string;
  rules: string;
  rule: string;
  checks: string;
  checksIntro: string;
  check: string;
  message: string;
  group: string;
  groups: Readonly<Record<CheckPage['group'], string>>;
  severity: string;
  severities: Readonly<Record<CheckPage['severity'], string>>;
  fixable: string;
  waivable: string;
  why: string;
  whatToDo: string;
  wrong: string;
  right: string;
  samples: string;
  wholeFile: string;
  shortened: string;
  notText: string;
  padded: (bytes: number) => string;
  linksTo: (target: string) => string;
  copyOf: (file: string) => string;
  isFolder: string;
  isRemoved: string;
}
