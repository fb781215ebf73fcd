import { payByCard } from './card';
import type { Journey, JourneyPage } from './journey';

const lead: JourneyPage = { path: '/lead', heading: 'lead.title', asks: ['lead', 'terms'], presses: 'lead.submit' };
const presentation: JourneyPage = {
  path: '/presentation',
  heading: 'presentation.title',
  presses: 'presentation.submit',
};
const choose: JourneyPage = { path: '/select-school', heading: 'select-school.title', presses: 'select-school.submit' };

export const unit: Journey = {
  title: 'I choose a school unit, go back, choose another unit and pay',
  method: 'credit-card',
  search: '&flowId=franchise',
  through: '/select-school',
  pages: [
    lead,
    {
      ...choose,
      asks: ['birthDate'],
      reloads: true,
      searches: [
        { field: 'region', option: 'São Paulo', types: 'sao p' },
        { field: 'city', option: 'Campinas', types: 'CAMPI' },
        { field: 'unit', option: 'Cambuí', types: 'cambui' },
      ],
    },
    { path: '/presentation', heading: 'presentation.title', leavesBy: 'back' },
    {
      ...choose,
      reloads: true,
      asks: ['birthDate'],
      recognises: { region: 'SP', city: 'Campinas', unit: 'sandbox-sp-cambui' },
      searches: [
        { field: 'region', option: 'Rio de Janeiro' },
        { field: 'city', option: 'Niterói' },
        { field: 'unit', option: 'Icaraí' },
      ],
    },
    { path: '/presentation', heading: 'presentation.title', leavesBy: 'back' },
    { ...choose, recognises: { region: 'RJ', city: 'Niterói', unit: 'sandbox-nit-icarai' } },
    presentation,
    ...payByCard,
  ],
  ledger: ['paid'],
};

export const onlyUnit: Journey = {
  title: 'I confirm the only unit and pay',
  method: 'credit-card',
  search: '&flowId=unit',
  through: '/select-school',
  pages: [
    lead,
    { ...choose, heading: 'select-school.fixedTitle', presses: 'select-school.confirm' },
    presentation,
    ...payByCard,
  ],
  ledger: ['paid'],
};
