import { type MaskitoOptions, type MaskitoPreprocessor, maskitoTransform } from '@maskito/core';
import { maskitoAddOnFocusPlugin, maskitoCaretGuard, maskitoRemoveOnBlurPlugin } from '@maskito/kit';
import { maskitoPhoneOptionsGenerator } from '@maskito/phone';
import {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  type PhoneNumber,
  parseIncompletePhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { isPhone } from '../../schemas/formats/phone';
import { anyText } from './mask-patterns';
import { digitsOf, dropPrefix, readPhoneEdit, replacePhone, signsOf, startAtPlus } from './phone-edit';

/**
 * Mask of an international phone: `+258 84 123 4567`. Loaded when a country other than Brazil is chosen. The library
 * would write the prefix before any number and cut long numbers. Such numbers stay unchanged.
 */
export function phoneMaskOptions(country: string): MaskitoOptions {
  const code = country.toUpperCase() as CountryCode;
  const prefix = `+${getCountryCallingCode(code)} `;
  const strict = strictOptions(code);
  const { mask, preprocessors = [], postprocessors = [] } = strict;
  const reader = createPhoneReader(code, prefix);
  return {
    ...strict,
    mask: (state) => (reader.isFree() ? anyText : typeof mask === 'function' ? mask(state) : mask),
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

/** Reads each edit. A national number gets its prefix. A number that the mask would change stays free of the mask. */
function createPhoneReader(country: CountryCode, prefix: string) {
  let isFree = false;
  const dialCode = digitsOf(prefix);
  const isElsewhere = (text: string) => text.startsWith('+') && !digitsOf(text).startsWith(dialCode);
  const fits = (text: string) =>
    !isElsewhere(text) && digitsOf(maskitoTransform(text, strictOptions(country))) === signsOf(text).replace('+', '');
  const complete = (text: string) => {
    if (isElsewhere(text) || !/^\+?\d+$/.test(signsOf(text))) return text;
    const { own, phone, isShorter } = readNational(text, country);
    const plain = prefix + digitsOf(own);
    // A national number may begin with its country's code, except 1. It is a repeated code only if too many digits
    // follow.
    const isUnsure = dialCode !== '1' && own.startsWith(dialCode) && fits(plain);
    const isPlain = text.startsWith('+') && (!isShorter || isUnsure);
    const full = phone?.isPossible() && !isPlain ? prefix + phone.nationalNumber : plain;
    return fits(full) ? full : text;
  };
  const preprocessor: MaskitoPreprocessor = (change, action) => {
    isFree = !fits(change.elementState.value);
    if (action !== 'insert' && action !== 'validation') return change;
    const edit = readPhoneEdit(change, action, prefix);
    const started = edit.isAtEnd ? startAtPlus(edit.text, prefix) : edit.text;
    // The user did not type the text after the prefix: the number was moved here from another country.
    const isMoved = action === 'validation' && started.startsWith(prefix);
    const text = edit.isAtEnd && !isMoved ? complete(started) : started;
    isFree = !fits(text);
    return edit.isAtEnd ? replacePhone(change, action, text) : change;
  };
  return { preprocessor, isFree: () => isFree };
}

/**
 * Reads the national part, with or without a prefix, and the resulting number. Drops a trunk 0 or a repeated country
 * code.
 */
function readNational(text: string, country: CountryCode) {
  const own = text.startsWith('+') ? digitsOf(text).slice(getCountryCallingCode(country).length) : text;
  const phone = parsePhoneNumberFromString(own, country);
  return { own, phone, isShorter: phone !== undefined && phone.nationalNumber.length < own.length };
}

/**
 * Country of a partly typed number. Without +, a number that is too long for the chosen country, or invalid in Brazil,
 * belongs to the country whose code it begins with, if it is complete there.
 */
export function countryOfPhone(phone: string, chosen = 'BR'): string | undefined {
  if (!phone.trimStart().startsWith('+')) return countryOfWhole(phone, chosen.toUpperCase() as CountryCode);
  const formatter = new AsYouType();
  formatter.input(parseIncompletePhoneNumber(phone));
  return formatter.getCountry() ?? largestOf(formatter.getNumber(), 'isPossible');
}

function countryOfWhole(phone: string, chosen: CountryCode): string | undefined {
  const digits = digitsOf(phone);
  if (digits !== signsOf(phone)) return undefined;
  const isMobile = isPhone(dropPrefix(phone));
  const isHere =
    chosen === 'BR' ? isMobile || digits.length < 11 : validatePhoneNumberLength(phone, chosen) !== 'TOO_LONG';
  if (isHere) return undefined;
  return isMobile ? 'BR' : largestOf(parsePhoneNumberFromString(`+${digits}`), 'isValid');
}

/** A number whose prefix several countries share belongs to the largest one. */
function largestOf(number: PhoneNumber | undefined, check: 'isPossible' | 'isValid'): string | undefined {
  if (!number?.[check]()) return undefined;
  return number.country ?? metadata.country_calling_codes[number.countryCallingCode]?.[0];
}
