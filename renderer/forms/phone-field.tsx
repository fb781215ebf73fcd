import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isPhone } from '../../schemas/formats/phone';
import type { Area } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { useStepForm } from '../contract/step-form-context';
import { Chevron } from '../ui/chevron';
import { changeDialCode, hasDialCode, type PhoneCountry } from './change-dial-code';
import * as styles from './field.styles';
import { Adornment, describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import { picker, row } from './phone-field.styles';
import { useField } from './use-field';
import { useMask } from './use-mask';

/** Countries of the areas. The other 243 load at the first touch of the page. */
const homes: Record<Area, Country> = {
  BR: { code: 'br', dialCode: '+55', name: 'Brasil' },
  MZ: { code: 'mz', dialCode: '+258', name: 'Moçambique' },
};

const loaded = new Map<boolean, Country[]>();

/** Fewer digits cannot be a foreign number with its country code. */
const elevenDigits = /(?:\d\D*){11}/;

function write(input: HTMLInputElement, number: string) {
  input.value = number;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Returns the same list each time, so that it renders once. */
async function loadCountries(isEuropean: boolean): Promise<Country[]> {
  const { default: rows } = await import('./countries.json');
  const countries =
    loaded.get(isEuropean) ??
    rows.map(([code = '', dialCode = '', name = '', europeanName]) => ({
      code,
      dialCode,
      name: isEuropean ? (europeanName ?? name) : name,
    }));
  loaded.set(isEuropean, countries);
  return countries;
}

/**
 * Phone field with a country picker, which starts with the brand's country. Brazil uses the national mask `(11)
 * 98765-4321`; other countries use their + prefix.
 */
export const PhoneField = memo(function PhoneField({
  name,
  label,
  hint,
  placeholder,
}: {
  name: string;
  label: string;
  hint?: string;
  placeholder?: string;
}) {
  const { settings, language } = useCheckout();
  const home = homes[settings.country];
  const [country, setCountry] = useState(home);
  /** Country picked by hand. A country that follows from a number is dropped with the number. */
  const picked = useRef(home);
  const [countries, setCountries] = useState<Country[]>([home]);
  const { form, holdPress } = useStepForm();
  const { registration, error, isValid } = useField(name);
  const isNational = country.code === 'br';
  const maskRef = useMask(isNational ? 'phone-br' : `phone-${country.code}`, holdPress);
  const { ref } = registration;
  const refs = useCallback(
    (element: HTMLInputElement | null) => {
      ref(element);
      maskRef(element);
    },
    [ref, maskRef],
  );

  const load = useCallback(() => {
    // If loading fails, the next approach tries again.
    void loadCountries(language === 'pt-MZ').then(setCountries, () => undefined);
  }, [language]);
  useEffect(() => {
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [load]);

  /**
   * Selects the country of a foreign number, which the mask does not change. A pasted or autofilled number may lack its
   * +. `end` is the end of a prefix that is typed over.
   */
  const follow = async (input: HTMLInputElement, isAtOnce = false, end?: number) => {
    if (input.value === '') return setCountry(picked.current);
    const isInternational = input.value.trimStart().startsWith('+');
    const isHere = isPhone(input.value) || !elevenDigits.test(input.value);
    if ((isNational && !isInternational && (!isAtOnce || isHere)) || hasDialCode(input.value, country)) return;
    const loading = Promise.all([import('./phone-mask'), loadCountries(language === 'pt-MZ')]);
    const parts = await loading.catch(() => undefined);
    if (!parts) return;
    const [{ countryOfPhone }, all] = parts;
    const code = countryOfPhone(input.value.slice(0, end), country.code)?.toLowerCase();
    const found = all.find((candidate) => candidate.code === code);
    if (!found) return;
    if (found.code !== 'br' && !isInternational) return write(input, `+${input.value.replace(/\D/g, '')}`);
    setCountries(all);
    // Countries share prefixes: a matching one is already chosen.
    setCountry((current) => (current.dialCode === found.dialCode ? current : found));
  };

  const findInput = () => document.getElementById(fieldId(name)) as HTMLInputElement | null;

  // Restored values fire no event. The country's name must match the typed number.
  useEffect(() => {
    const callback = ({ type }: { type?: string }) => {
      const input = type === undefined && findInput();
      if (input) holdPress(follow(input, true));
    };
    return form.subscribe({ name, formState: { values: true }, callback });
  });

  const pick = (chosen: Country, isByPointer: boolean) => {
    const input = findInput();
    if (!input) return;
    picked.current = chosen;
    const moved = changeDialCode(input.value, country, chosen);
    // The old country's mask must be gone before the new number is written.
    flushSync(() => setCountry(chosen));
    write(input, moved);
    if (isByPointer) input.focus();
  };

  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <div className={row}>
        <CountryPicker country={country} countries={countries} onApproach={load} onPick={pick} />
        <div className={styles.box}>
          <input
            {...registration}
            ref={refs}
            onInput={(event) => {
              const { currentTarget: input, nativeEvent } = event;
              const { inputType, data } = nativeEvent as InputEvent;
              void registration.onChange(event);
              const isDeleting = inputType?.startsWith('delete') === true;
              const isAtOnce = !isDeleting && data?.length !== 1;
              // The mask keeps the prefix when the number is deleted.
              const isDeleted = isDeleting && input.value.trim() === country.dialCode;
              if (isDeleted && country !== picked.current) pick(picked.current, false);
              else holdPress(follow(input, isAtOnce, input.selectionStart || undefined));
            }}
            onFocus={(event) => void follow(event.currentTarget)}
            id={fieldId(name)}
            className={styles.control}
            type="tel"
            placeholder={isNational ? placeholder : country.dialCode}
            autoComplete={isNational ? 'tel-national' : 'tel'}
            inputMode="tel"
            enterKeyHint="next"
            aria-required="true"
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(name, error, hint)}
          />
          <Adornment isValid={isValid} />
        </div>
      </div>
    </FieldFrame>
  );
});

/** ISO code; also the flag's file name. */
interface Country extends PhoneCountry {
  name: string;
}

interface CountryPickerProps {
  country: Country;
  countries: readonly Country[];
  /** Called before the list can be opened. */
  onApproach: () => void;
  /** A closed list changes at each key press: then the focus must stay. */
  onPick: (country: Country, isByPointer: boolean) => void;
}

function CountryPicker({ country, countries, onApproach, onPick }: CountryPickerProps) {
  const t = useCopy('frame');
  const isByPointer = useRef(false);
  const forgetPointer = () => {
    isByPointer.current = false;
  };
  return (
    <span className={picker}>
      <img src={`/flags/${country.code}.svg`} width={24} height={16} alt="" loading="lazy" />
      <Chevron toward="down" />
      <select
        aria-label={t('countryPicker')}
        value={country.code}
        autoComplete="off"
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onPointerDown={() => {
          isByPointer.current = true;
        }}
        onKeyDown={forgetPointer}
        onBlur={forgetPointer}
        onChange={(event) => {
          const chosen = countries.find(({ code }) => code === event.target.value);
          if (chosen) onPick(chosen, isByPointer.current);
          forgetPointer();
        }}
      >
        <CountryOptions countries={countries} />
      </select>
    </span>
  );
}

/** About 245 options: memoized, so that they do not render again when the number changes. */
const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ code, dialCode, name }) => (
    <option key={code} value={code}>
      {`${name} (${dialCode})`}
    </option>
  ));
});
