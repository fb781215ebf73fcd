import type { TemplateId } from '../../schemas/generated/types';
import type { SearchChoice } from './journey';

/** Answers of a buyer on one template. Afterwards the buyer presses the main button. */
export interface Recipe {
  /** Questions that differ between shops. `payment` is the card form, else the first method. */
  asks?: readonly ('lead' | 'terms' | 'birthDate' | 'code' | 'payment' | 'cpf' | 'pointsCode')[];
  /** Lists where one option is searched or pressed. Pressed only when the step shows them. */
  searches?: readonly SearchChoice[];
  /** Elements pressed before the main button. Each is absent in some flow. */
  presses?: readonly string[];
  /** Action of the bank, which leads on. */
  onSandbox?: 'paid';
  /** End-to-end file that plays the template: it stands on no default path, or goes on by itself. */
  playedIn?: string;
}

/** By template. Without an entry, the buyer only presses the main button. */
const recipes: Partial<Record<TemplateId, Recipe>> = {
  'custom-offer': { asks: ['payment'] },
  'generic-error': { playedIn: 'routing.e2e.ts' },
  lead: { asks: ['lead', 'terms'] },
  'livelo-code': { asks: ['pointsCode'] },
  'livelo-cpf': { asks: ['cpf'] },
  'livelo-error': { playedIn: 'points.e2e.ts' },
  'livelo-payment': { asks: ['cpf'] },
  'livelo-payment-method': {},
  'livelo-select-device': {},
  login: { playedIn: 'forwarding.e2e.ts' },
  md: { presses: ['[name=agreed]'] },
  parsing: { playedIn: 'forwarding.e2e.ts' },
  payment: { asks: ['payment'] },
  'payment-invoice': { asks: ['payment'] },
  'payment-upgrade': { asks: ['payment'] },
  'payment-upsell': { asks: ['payment'] },
  'payment-verification': { playedIn: 'bank-challenge.e2e.ts' },
  'phone-verification': { asks: ['code'] },
  pix: { onSandbox: 'paid' },
  recovery: { playedIn: 'links-of-buyers.e2e.ts' },
  renew: { asks: ['payment'] },
  'select-school': {
    asks: ['birthDate'],
    searches: [
      { field: 'region', option: 'São Paulo' },
      { field: 'city', option: 'Campinas' },
      { field: 'unit', option: 'Cambuí' },
    ],
  },
  'select-test-location': {
    searches: [
      { field: 'region', option: 'São Paulo' },
      { field: 'city', option: 'Campinas' },
      { field: 'unit', option: 'Cambuí' },
    ],
    presses: ['[data-step] [name=ticket]:enabled >> nth=0'],
  },
  'upsell-payment': { asks: ['payment'] },
};

export function recipeOf(templateId: TemplateId): Recipe {
  return recipes[templateId] ?? {};
}
