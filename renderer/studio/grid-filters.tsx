import * as styles from './grid.styles';
import { button, control, label } from './studio.styles';

export interface Choice {
  value: string;
  name: string;
}

/** One select of the form; its first choice means all, or what is usual. */
export interface Filter {
  /** Key in the address. */
  key: string;
  title: string;
  value: string;
  choices: readonly Choice[];
}

/** What is shown, as a form: every choice is in the address, and none needs a script. */
export function GridFilters({ filters }: { filters: readonly Filter[] }) {
  return (
    <form className={styles.filters} method="get" aria-label="Filtros">
      {filters.map(({ key, title, value, choices }) => (
        <label key={key} className={label}>
          {title}
          <select className={control} name={key} defaultValue={value}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button className={button} type="submit">
        Mostrar
      </button>
    </form>
  );
}
