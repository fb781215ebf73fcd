import { useEffect, useMemo, useState } from 'react';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { useStepForm } from '../contract/step-form-context';
import { ComboboxField } from '../forms/combobox-field';
import { fieldId } from '../forms/field-id';
import type { SearchOption } from '../forms/filter-options';
import { Answer } from '../ui/answer';
import { MainButton, TextButton } from '../ui/button';
import { fieldGroup, notice } from '../ui/step.styles';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import type { UnitSearch as Search, UnitLists } from './load-units';
import stateNames from './state-names.json';
import { empty } from './unit-search.styles';

interface UnitSearchProps {
  lists: UnitLists;
  isLoading: boolean;
  reload: (search?: Search) => void;
}

/** Region, city and unit. Each list depends on the choice before it. */
export function UnitSearch({ lists, isLoading, reload }: UnitSearchProps) {
  const t = useCopy('units');
  const { settings, language } = useCheckout();
  const { country } = settings;
  const [seen, setSeen] = useState(lists);
  const [choice, setChoice] = useState<Pick<UnitLists, 'region' | 'city' | 'unit'>>(lists);
  // Loaded lists include the automatic choices.
  if (seen !== lists) {
    setSeen(lists);
    setChoice(lists);
  }
  const hasCities = choice.region !== undefined && choice.region === lists.region;
  const hasUnits = hasCities && choice.city !== undefined && choice.city === lists.city;
  const { regions } = lists;
  const cities = hasCities ? lists.cities : undefined;
  const units = hasUnits ? lists.units : undefined;
  const isWithoutUnits = units?.length === 0;

  const search = (wanted: Pick<Search, 'region' | 'city'>) => {
    setChoice(wanted);
    reload({ ...wanted, known: lists });
  };
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(language);
    const sort = (all: readonly SearchOption[]) => {
      const distinct = [...new Map(all.map((option) => [option.value, option])).values()];
      return distinct.sort((one, other) => compare(one.label, other.label));
    };
    return {
      regions: sort(regions.map((region) => toRegion(region, country))),
      cities: cities && sort(cities.map((city) => ({ value: city, label: city }))),
      units: units && sort(units.map(({ salesforceId, name }) => ({ value: salesforceId, label: name }))),
    };
  }, [regions, cities, units, country, language]);
  useUnitName(units?.find(({ salesforceId }) => salesforceId === choice.unit)?.name);

  if (regions.length === 0) {
    return (
      <>
        <Answer turn={lists} words={t('noRegions')} />
        <p className={notice}>{t('noRegions')}</p>
        <MainButton onClick={() => reload()}>{t('askAgain')}</MainButton>
      </>
    );
  }
  const isCityLocked = choice.region === undefined;
  const isUnitLocked = choice.city === undefined;
  const isLoadingCities = isLoading && !hasCities;
  const isLoadingUnits = isLoading && hasCities;
  const emptyWords = isWithoutUnits
    ? t('noUnitsInCity', { city: lists.city ?? '' })
    : cities?.length === 0
      ? t('noCitiesInRegion')
      : '';
  return (
    <div className={fieldGroup}>
      <p className={visuallyHidden} aria-live="polite">
        {emptyWords}
      </p>
      <ComboboxField
        name="region"
        label={t('region')}
        placeholder={t('regionPlaceholder')}
        options={options.regions}
        value={cities?.length === 0 ? undefined : choice.region}
        onChoose={(region) => search({ region })}
        isLoading={false}
        announceCount={(count) => t('regionCount', { count })}
      />
      {cities?.length === 0 ? (
        <Empty words={emptyWords} field="region" action={t('otherRegion')} />
      ) : (
        <ComboboxField
          name="city"
          label={t('city')}
          placeholder={t(isCityLocked ? 'cityLocked' : isLoadingCities ? 'cityLoading' : 'cityPlaceholder')}
          isLocked={isCityLocked}
          options={options.cities}
          value={isWithoutUnits ? undefined : choice.city}
          onChoose={(city) => choice.region !== undefined && search({ region: choice.region, city })}
          isLoading={isLoadingCities}
          announceCount={(count) => t('cityCount', { count })}
        />
      )}
      {isWithoutUnits ? (
        <Empty words={emptyWords} field="city" action={t('otherCity')} />
      ) : (
        <ComboboxField
          name="unit"
          label={t('unit')}
          placeholder={t(isUnitLocked ? 'unitLocked' : isLoadingUnits ? 'unitLoading' : 'unitPlaceholder')}
          isLocked={isUnitLocked}
          options={options.units}
          value={choice.unit}
          onChoose={(unit) => setChoice({ ...choice, unit })}
          isLoading={isLoadingUnits}
          announceCount={(count) => t('unitCount', { count })}
        />
      )}
    </div>
  );
}

/** Empty list: the button opens the list before it. */
function Empty({ words, field, action }: { words: string; field: string; action: string }) {
  const openList = () => {
    const control = document.getElementById(fieldId(field));
    control?.focus();
    control?.click();
  };
  return (
    <div className={empty}>
      <p>{words}</p>
      <TextButton onClick={openList}>{action}</TextButton>
    </div>
  );
}

/** Brazilian states come as abbreviations; the search also matches those. */
function toRegion(region: string, country: string): SearchOption {
  const name = country === 'BR' ? (stateNames as Readonly<Record<string, string>>)[region] : undefined;
  return name === undefined ? { value: region, label: region } : { value: region, label: name, alias: region };
}

/** Submits the unit's name too: later visits show it. */
function useUnitName(name: string | undefined) {
  const { form } = useStepForm();
  useEffect(() => {
    form.setValue('unitName', name ?? '');
  }, [form, name]);
}
