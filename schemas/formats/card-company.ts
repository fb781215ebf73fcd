/** Spec 5, CARD_COMPANY: required. The brand lists its companies. */
export { isOptionChosen as isCardCompany } from './option-chosen.ts';
