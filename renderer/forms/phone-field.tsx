import { ChevronDown } from 'lucide-react';
import { memo, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCheckout, useCopy } from '../step/checkout-context';
import * as styles from './field.styles';
import { describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import { movePhone, type PhoneCountry } from './move-phone';
import { picker, row } from './phone-field.styles';
import { useStepForm } from './step-form-context';
import { useField } from './use-field';
import { useMask } from './use-mask';

/** The code is also the flag's file name. */
interface Country extends PhoneCountry {
  name: string;
}

/** The countries of the areas; the other 243 are loaded when the field is first touched. */
const homes: Record<'BR' | 'MZ', Country> = {
  BR: { code: 'br', dialCode: '+55', name: 'Brasil' },
  MZ: { code: 'mz', dialCode: '+258', name: 'Moçambique' },
};

async function loadCountries(isEuropean: boolean): Promise<Country[]> {
  const { default: rows } = await import('./countries.json');
  return rows.map(([code = '', dialCode = '', name = '', europeanName]) => ({
    code,
    dialCode,
    name: isEuropean ? (europeanName ?? name) : name,
  }));
}

/**
 * A phone with the picker of its country, the brand's first. In Brazil it is the national mask `(11) 98765-4321`; any
 * other country writes the number with its + prefix.
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
  const t = useCopy('frame');
  const home = homes[settings.country];
  const [country, setCountry] = useState(home);
  const [countries, setCountries] = useState<Country[]>([home]);
  const { holdPress } = useStepForm();
  const { registration, error } = useField(name);
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
    void loadCountries(language === 'pt-MZ').then(setCountries);
  }, [language]);
  useEffect(() => {
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [load]);

  /** A number pasted or filled in with a + chooses its country. */
  const followPrefix = async (value: string) => {
    if (!value.trimStart().startsWith('+')) return;
    const [{ countryOfPhone }, all] = await Promise.all([import('./phone-mask'), loadCountries(language === 'pt-MZ')]);
    const code = countryOfPhone(value)?.toLowerCase();
    const found = all.find((candidate) => candidate.code === code);
    // Countries share prefixes: one that fits was chosen.
    if (found) setCountry((current) => (current.dialCode === found.dialCode ? current : found));
  };

  return (
    <FieldFrame name={name} label={label} hint={hint} error={error}>
      <div className={row}>
        <span className={picker}>
          <img src={`/flags/${country.code}.svg`} width={24} height={16} alt="" loading="lazy" />
          <ChevronDown size={16} />
          <select
            aria-label={t('countryPicker')}
            value={country.code}
            autoComplete="off"
            onPointerEnter={load}
            onChange={(event) => {
              const chosen = countries.find(({ code }) => code === event.target.value);
              const input = document.getElementById(fieldId(name)) as HTMLInputElement | null;
              if (!input || !chosen) return;
              const moved = movePhone(input.value, country, chosen);
              // The old country's mask must be gone before the number of the new one is written.
              flushSync(() => setCountry(chosen));
              input.value = moved;
              input.dispatchEvent(new Event('input', { bubbles: true }));
              input.focus();
            }}
          >
            <CountryOptions countries={countries} />
          </select>
        </span>
        <input
          {...registration}
          ref={refs}
          onInput={(event) => {
            void registration.onChange(event);
            void followPrefix(event.currentTarget.value);
          }}
          id={fieldId(name)}
          className={styles.control}
          type="tel"
          placeholder={isNational ? placeholder : country.dialCode}
          autoComplete={isNational ? 'tel-national' : 'tel'}
          inputMode="tel"
          aria-required="true"
          aria-invalid={error !== undefined}
          aria-describedby={describedBy(name, error, hint)}
        />
      </div>
    </FieldFrame>
  );
});

/** Some 245: they are rendered when they have come, and not whenever the number is left or sent. */
const CountryOptions = memo(function CountryOptions({ countries }: { countries: readonly Country[] }) {
  return countries.map(({ code, dialCode, name }) => (
    <option key={code} value={code}>
      {`${name} (${dialCode})`}
    </option>
  ));
});
