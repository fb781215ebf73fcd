import { spinner } from './spinner.styles';

/** Decorative: the text beside it names the work. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
