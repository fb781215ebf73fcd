import type { JSONPath } from 'jsonc-parser';
import type { AreaSettings } from '../../catalogue/catalogue';
import type { AreaSubject } from '../../catalogue/subject';
import { methodTraits } from '../../schemas/generated/method-traits';
import type { Area, CardCompany, PaymentMethod } from '../../schemas/generated/types';

/** What belongs to another country alone (spec 1, 3 and 9). */
interface Foreign {
  /** Pages of Mozambique may be in the Portuguese of Brazil. */
  languages: readonly AreaSettings['language'][];
  methods: readonly PaymentMethod[];
  companies: readonly CardCompany[];
  /** Paths of settings that are good for nothing here, or do harm. */
  keys: readonly JSONPath[];
  /** The area that these are for. */
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

/** Whether an area speaks or is paid as only another country does: then it may have been meant to be that one. */
export function isMisplaced({ area, settings }: Pick<AreaSubject, 'area' | 'settings'>): boolean {
  const { languages, methods } = foreign[area];
  const named = settings.payment?.methods ?? [];
  return languages.includes(settings.language) || named.some((method) => methods.includes(method));
}

/** Methods that exist in other areas only. */
function methodsOutside(area: Area): PaymentMethod[] {
  return Object.entries(methodTraits)
    .filter(([, { areas }]) => areas && !areas.includes(area))
    .map(([method]) => method as PaymentMethod);
}
