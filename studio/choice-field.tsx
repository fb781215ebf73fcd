import { useId } from 'react';
import { control, label } from './studio.styles';

export interface Choice {
  value: string;
  name: string;
}

interface ChoiceFieldProps {
  title: string;
  choices: readonly Choice[];
  /** Key in the address, where the field belongs to a form. */
  name?: string;
  /** The choice that a form begins with. */
  defaultValue?: string;
  /** The choice that is shown, where the page holds it. */
  value?: string;
  onChange?: (value: string) => void;
}

/** One of several, by its own name. */
export function ChoiceField({ title, choices, onChange, ...select }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={label}>
      <label htmlFor={id}>{title}</label>
      <select
        {...select}
        id={id}
        className={control}
        {...(onChange ? { onChange: ({ target }: { target: { value: string } }) => onChange(target.value) } : {})}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}
