import type { TemplateId } from '../../schemas/generated/types';
import type { SearchChoice } from './journey';

/** Answers of a buyer on one template. Afterwards the buyer presses the main button. */
export interface Recipe {
  /** Questions that differ between shops. `payment` is the card form, else the first method. */
  asks?: readonly ('lead' | 'terms' | 'birthDate' | 'code' | 'payment')[];
  /** Lists where one option is searched or pressed. Pressed only when the step shows them. */
  searches?: readonly SearchChoice[];
  /** Elements pressed before the main button. Each is absent in some flow. */
  presses?: readonly string[];
  /** Action of the bank, which leads on. */
  onSandbox?: 'paid';
  /** The step goes on by itself, to another flow or another site: the walk ends there. */
  goesOn?: 'flow' | 'site';
  /** End-to-end file that plays the template, which stands on no default path. */
  playedIn?: string;
}

/** By template. A new template needs an entry, so that every flow can be walked. */
export const recipes: Readonly<Record<TemplateId, Recipe>> = {
  'generic-error': { playedIn: 'routing.e2e.ts' },
  lead: { asks: ['lead', 'terms'] },
  'order-bump-presentation': {},
  payment: { asks: ['payment'] },
  'payment-invoice': { asks: ['payment'] },
  'payment-upsell': { asks: ['payment'] },
  'payment-verification': { playedIn: 'bank-challenge.e2e.ts' },
  'phone-verification': { asks: ['code'] },
  pix: { onSandbox: 'paid' },
  presentation: {},
  renew: { asks: ['payment'] },
  'select-school': {
    asks: ['birthDate'],
    searches: [
      { field: 'region', option: 'São Paulo' },
      { field: 'city', option: 'Campinas' },
      { field: 'unit', option: 'Cambuí' },
    ],
  },
  'subscription-welcome': {},
  success: {},
  'success-invoice': {},
  'success-upsell': {},
  'upsell-payment': { asks: ['payment'] },
  'upsell-presentation': {},
};
