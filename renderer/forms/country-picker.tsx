import { memo, useRef } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { Chevron } from '../ui/chevron';
import type { PhoneCountry } from './move-phone';
import { picker } from './phone-field.styles';

/** ISO code; also the flag's file name. */
export interface Country extends PhoneCountry {
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

export function CountryPicker({ country, countries, onApproach, onPick }: CountryPickerProps) {
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
