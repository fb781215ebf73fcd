import type { MaskitoOptions } from '@maskito/core';
import { maskitoPhoneOptionsGenerator } from '@maskito/phone';
import { AsYouType, type CountryCode, parseIncompletePhoneNumber } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

/** The mask of an international phone: `+258 84 123 4567`; loaded when a country other than Brazil is chosen. */
export function phoneMaskOptions(country: string): MaskitoOptions {
  return maskitoPhoneOptionsGenerator({ countryIsoCode: country.toUpperCase() as CountryCode, metadata, strict: false });
}

/** The country that a number with + belongs to, as far as typed. */
export function countryOfPhone(phone: string): string | undefined {
  const formatter = new AsYouType();
  formatter.input(parseIncompletePhoneNumber(phone));
  return formatter.getCountry();
}
