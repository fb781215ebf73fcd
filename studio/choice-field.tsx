import { useId } from 'react';
import { control, label } from '../renderer/ui/operator.styles';

/** A value with its name. */
export type Choice = readonly [value: string, name: string];

interface ChoiceFieldProps {
  title: string;
  choices: readonly Choice[];
  /** Key in the URL, if the field belongs to a form. */
  name?: string;
  /** Initial choice in a form. */
  defaultValue?: string;
  /** Current choice, if the page controls it. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A select with its own label. */
export function ChoiceField({ title, choices, onChange, ...select }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={label}>
      <label htmlFor={id}>{title}</label>
      <select {...select} id={id} className={control} onChange={onChange && (({ target }) => onChange(target.value))}>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
