import type { MaskitoOptions } from '@maskito/core';
import { maskitoAddOnFocusPlugin, maskitoRemoveOnBlurPlugin } from '@maskito/kit';
import { maskitoPhoneOptionsGenerator } from '@maskito/phone';
import { AsYouType, type CountryCode, getCountryCallingCode, parseIncompletePhoneNumber } from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';

/** The mask of an international phone: `+258 84 123 4567`; loaded when a country other than Brazil is chosen. */
export function phoneMaskOptions(country: string): MaskitoOptions {
  const countryIsoCode = country.toUpperCase() as CountryCode;
  const options = maskitoPhoneOptionsGenerator({ countryIsoCode, metadata, strict: true, separator: ' ' });
  const prefix = `+${getCountryCallingCode(countryIsoCode)} `;
  const plugins = [...(options.plugins ?? []), maskitoAddOnFocusPlugin(prefix), maskitoRemoveOnBlurPlugin(prefix)];
  return { ...options, plugins };
}

/** The country that a number with + belongs to, as far as typed. */
export function countryOfPhone(phone: string): string | undefined {
  const formatter = new AsYouType();
  formatter.input(parseIncompletePhoneNumber(phone));
  return formatter.getCountry();
}
