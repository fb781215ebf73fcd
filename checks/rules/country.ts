import type { JSONPath } from 'jsonc-parser';
import type { AreaSettings } from '../../catalogue/catalogue';
import type { AreaSubject } from '../../catalogue/subject';
import { methodTraits } from '../../schemas/generated/method-traits';
import type { Area, CardCompany, PaymentMethod } from '../../schemas/generated/types';

/** Settings that belong only to another country (spec 1, 3 and 9). */
interface Foreign {
  /** Pages of Mozambique may use Brazilian Portuguese. */
  languages: readonly AreaSettings['language'][];
  methods: readonly PaymentMethod[];
  companies: readonly CardCompany[];
  /** Paths of settings that are useless or harmful here. */
  keys: readonly JSONPath[];
  /** Area that the settings belong to. */
  home: Area;
}

export const foreign: Readonly<Record<Area, Foreign>> = {
  BR: { languages: ['pt-MZ'], methods: methodsOutside('BR'), companies: [], keys: [['mz']], home: 'MZ' },
  MZ: {
    languages: [],
    methods: methodsOutside('MZ'),
    companies: ['elo', 'hipercard'],
    keys: [['payment', 'collectsDocument']],
    home: 'BR',
  },
};

/** Whether language and payment of an area fit only another country, so that it was probably meant as that one. */
export function isMisplaced({ area, settings }: Pick<AreaSubject, 'area' | 'settings'>): boolean {
  const { languages, methods } = foreign[area];
  const named = settings.payment?.methods ?? [];
  return languages.includes(settings.language) || named.some((method) => methods.includes(method));
}

/** Language of an area whose brand states none. */
export function languageOf({ area, shared }: Pick<AreaSubject, 'area' | 'shared'>): AreaSettings['language'] {
  return shared.settings[area].language;
}

/** Methods that exist only in other areas. */
function methodsOutside(area: Area): PaymentMethod[] {
  return Object.entries(methodTraits)
    .filter(([, { areas }]) => areas && !areas.includes(area))
    .map(([method]) => method as PaymentMethod);
}
