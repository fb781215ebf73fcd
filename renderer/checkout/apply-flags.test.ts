import { expect, it } from 'vitest';
import { compileCopy } from '../../model/copy/compile-copy';
import { makeBrandArea } from '../testing/make-brand-area';
import { applyFlags } from './apply-flags';

const copyOf = (submit: string) => compileCopy({ lead: { submit } }, () => undefined);
const acme = makeBrandArea({
  copy: copyOf('Continuar'),
  variants: { wording: copyOf('Quero') },
  settings: { payment: { methods: ['credit-card', 'pix'], flags: { pix: 'pix-on' } } },
});

it('a method whose flag is off is not offered', () => {
  expect(applyFlags(acme, () => false).settings.payment.methods).toEqual(['credit-card']);
  expect(applyFlags(acme, (flag) => flag === 'pix-on').settings.payment.methods).toEqual(['credit-card', 'pix']);
});

it('a wording whose flag is on replaces the text', () => {
  expect(applyFlags(acme, () => true).copy).toEqual(copyOf('Quero'));
  expect(applyFlags(acme, () => false).copy).toEqual(acme.copy);
});

it('pages with equal flags share one object', () => {
  expect(applyFlags(acme, () => false)).toBe(applyFlags(acme, () => false));
});

it('an area without flags stays as it is', () => {
  const old = makeBrandArea();
  expect(applyFlags(old, () => true)).toBe(old);
});
