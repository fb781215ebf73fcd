import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core';
import { maskitoAddOnFocusPlugin, maskitoCaretGuard, maskitoRemoveOnBlurPlugin } from '@maskito/kit';
import { maskitoPhoneOptionsGenerator } from '@maskito/phone';
import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { isPhone } from '../../schemas/formats/phone';
import { dropDialCode } from './brazilian-phone';
import { digitsOf, readPhoneEdit, replacePhone, startAtPlus } from './phone-edit';

/** What a number that is not the country's may hold until its own mask comes. */
const anyPhone = /^\+?[\d\s()-]*$/;

/**
 * The mask of an international phone: `+258 84 123 4567`; loaded when a country other than Brazil is chosen. The library
 * would write the country's prefix before any number and cut what is too long; such a number stays as it is.
 */
export function phoneMaskOptions(country: string): MaskitoOptions {
  const code = country.toUpperCase() as CountryCode;
  const prefix = `+${getCountryCallingCode(code)} `;
  const strict = strictOptions(code);
  const { mask, preprocessors = [], postprocessors = [] } = strict;
  const reader = createPhoneReader(code, prefix);
  return {
    ...strict,
    mask: (state) => (reader.isFree() ? anyPhone : typeof mask === 'function' ? mask(state) : mask),
    preprocessors: [
      reader.preprocessor,
      ...preprocessors.map<MaskitoPreprocessor>(
        (preprocess) => (change, action) => (reader.isFree() ? change : preprocess(change, action)),
      ),
    ],
    postprocessors: postprocessors.map(
      (postprocess) => (state, before) => (reader.isFree() ? state : postprocess(state, before)),
    ),
    plugins: [
      maskitoCaretGuard((value, [from, to]) => [
        from === to && value.startsWith(prefix) ? prefix.length : 0,
        value.length,
      ]),
      maskitoAddOnFocusPlugin(prefix),
      maskitoRemoveOnBlurPlugin(prefix),
    ],
  };
}

function strictOptions(countryIsoCode: CountryCode): Required<MaskitoOptions> {
  return maskitoPhoneOptionsGenerator({ countryIsoCode, metadata, strict: true, separator: ' ' });
}

/** Reads each edit: a national number gets its prefix, and a number that the country's mask would change is left free of it. */
function createPhoneReader(country: CountryCode, prefix: string) {
  let isFree = false;
  const isElsewhere = (text: string) => text.startsWith('+') && !digitsOf(text).startsWith(digitsOf(prefix));
  const fits = (text: string) =>
    !isElsewhere(text) && digitsOf(maskitoTransform(text, strictOptions(country))) === digitsOf(text);
  const complete = (text: string) => {
    if (isElsewhere(text) || text.startsWith(prefix) || !/\d/.test(text)) return text;
    if (text.startsWith('+')) return prefix + digitsOf(text).slice(digitsOf(prefix).length);
    const phone = parsePhoneNumberFromString(text, country);
    const full = prefix + (phone?.isPossible() ? phone.nationalNumber : digitsOf(text));
    return fits(full) ? full : text;
  };
  const preprocessor: MaskitoPreprocessor = (change, action) => {
    isFree = !fits(change.elementState.value);
    if (action !== 'insert' && action !== 'validation') return change;
    const edit = readPhoneEdit(change, action, prefix);
    const text = edit.isAtEnd ? complete(startAtPlus(edit.text, prefix)) : edit.text;
    // A typed digit too many is dropped before the buyer's eyes; of what comes at once none is.
    isFree = edit.isAtOnce || isFree ? !fits(text) : isElsewhere(text);
    return edit.isAtEnd ? replacePhone(change, action, text) : change;
  };
  return { preprocessor, isFree: () => isFree };
}

/**
 * The country that a number belongs to, as far as typed. One without + is Brazil's, if it is too long for the country
 * that is chosen.
 */
export function countryOfPhone(phone: string, chosen = 'BR'): string | undefined {
  if (!phone.trimStart().startsWith('+')) {
    const isTooLong = validatePhoneNumberLength(phone, chosen.toUpperCase() as CountryCode) === 'TOO_LONG';
    return isTooLong && isPhone(dropDialCode(phone)) ? 'BR' : undefined;
  }
  const formatter = new AsYouType();
  formatter.input(parseIncompletePhoneNumber(phone));
  const country = formatter.getCountry();
  const number = formatter.getNumber();
  // A number that is nobody's yet, of a prefix that several countries share, is the largest's.
  return !country && number?.isPossible() ? metadata.country_calling_codes[number.countryCallingCode]?.[0] : country;
}
