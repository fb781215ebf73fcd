import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Chevron } from '../ui/chevron';
import { Spinner } from '../ui/spinner';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import * as list from './combobox-field.styles';
import * as styles from './field.styles';
import { Adornment, describedBy, FieldFrame } from './field-frame';
import { fieldId } from './field-id';
import { filterOptions, type SearchOption } from './filter-options';
import { nextOption } from './next-option';
import { useChosenValue } from './use-chosen-value';

interface ComboboxFieldProps {
  name: string;
  label: string;
  placeholder: string;
  /** An earlier field has no value yet: this field is not part of the form. */
  isLocked?: boolean;
  /** Undefined while there is no list to open. */
  options: readonly SearchOption[] | undefined;
  value: string | undefined;
  onChoose: (value: string) => void;
  /** Shows that the options are loading. */
  isLoading: boolean;
  /** Number of matches → text for the live region. */
  announceCount: (count: number) => string;
}

const none: readonly SearchOption[] = [];

/**
 * Searchable list of options: the editable combobox of WAI-ARIA. A choice stays until the buyer makes another. Escape
 * and leaving restore its text; Tab takes the match. Written by hand, because downshift adds 8 kB and exceeds the
 * page's budget.
 */
export function ComboboxField(props: ComboboxFieldProps) {
  const {
    name,
    label,
    placeholder,
    isLocked = false,
    options = none,
    value,
    onChoose,
    isLoading,
    announceCount,
  } = props;
  const isEmpty = options.length === 0;
  const error = useChosenValue(name, isLocked ? undefined : (value ?? ''));
  const [isOpen, setOpen] = useState(false);
  /** Undefined while the field shows the choice. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const found = useMemo(() => filterOptions(options, typed ?? ''), [options, typed]);
  const chosen = options.findIndex((option) => option.value === value);

  const id = fieldId(name);
  const activeId = isOpen && found[active] ? `${id}-${active}` : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const showAll = () => popup.current?.scrollIntoView({ block: 'nearest' });
    showAll();
    // A phone's keyboard opens after the list and covers it.
    window.visualViewport?.addEventListener('resize', showAll);
    return () => window.visualViewport?.removeEventListener('resize', showAll);
  }, [isOpen]);

  const open = (at: number) => {
    if (isEmpty) return;
    setOpen(true);
    setActive(at);
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: SearchOption | undefined) => {
    close();
    if (option && option.value !== value) onChoose(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || (shiftKey && key !== 'Tab')) return;
    if (key === 'Tab' && typed?.trim()) return choose(found[active]);
    const to = nextOption(key, found.length, isOpen ? active : undefined, chosen);
    if (to !== undefined) open(to);
    else if (isOpen && key === 'Enter') choose(found[active]);
    else if (isOpen && key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  const count = announceCount(found.length);
  return (
    <FieldFrame name={name} label={label} error={error}>
      <div className={list.combobox}>
        <div className={styles.box}>
          <input
            id={id}
            className={styles.control}
            type="text"
            role="combobox"
            value={typed ?? options[chosen]?.label ?? ''}
            placeholder={placeholder}
            onChange={(event) => {
              setTyped(event.target.value);
              open(0);
            }}
            onClick={() => !isOpen && open(chosen)}
            onKeyDown={onKeyDown}
            onBlur={close}
            readOnly={isEmpty}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={activeId}
            aria-disabled={isEmpty}
            aria-required={!isLocked}
            aria-invalid={error !== undefined}
            aria-describedby={describedBy(name, error, undefined)}
          />
          <Adornment>{isLoading ? <Spinner /> : !isEmpty && <Chevron toward="down" />}</Adornment>
        </div>
        {/* A press must not take the focus from the field, because leaving the field closes the list. */}
        <div
          ref={popup}
          id={`${id}-list`}
          className={list.popup}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          hidden={!isOpen || found.length === 0}
          onMouseDown={keepFocus}
        >
          {isOpen &&
            found.map((option, index) => (
              <button
                key={option.value}
                id={`${id}-${index}`}
                className={list.option}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                data-chosen={option === options[chosen]}
                onClick={() => choose(option)}
              >
                <span>{option.label}</span>
                {option === options[chosen] && <Check size={18} />}
              </button>
            ))}
        </div>
        <p className={`${list.popup} ${list.nothing}`} hidden={!isOpen || found.length > 0}>
          {count}
        </p>
        <p className={visuallyHidden} aria-live="polite">
          {isLoading ? placeholder : isEmpty ? '' : count}
        </p>
        {!isLocked && <input type="hidden" name={name} value={value ?? ''} />}
      </div>
    </FieldFrame>
  );
}

function keepFocus(event: { preventDefault: () => void }) {
  event.preventDefault();
}
