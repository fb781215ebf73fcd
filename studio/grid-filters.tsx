import { type Choice, ChoiceField } from './choice-field';
import * as styles from './grid.styles';
import { button } from './studio.styles';

/** One select of the form; its first choice means all, or the default. */
export interface Filter {
  /** Key in the URL. */
  key: string;
  title: string;
  value: string;
  choices: readonly Choice[];
}

/** Filters of the grid as a form: each choice is in the URL, and none needs a script. */
export function GridFilters({ filters }: { filters: readonly Filter[] }) {
  return (
    <form className={styles.filters} method="get" aria-label="Filtros">
      {filters.map(({ key, title, value, choices }) => (
        <ChoiceField key={key} title={title} name={key} defaultValue={value} choices={choices} />
      ))}
      <button className={button} type="submit">
        Mostrar
      </button>
    </form>
  );
}
