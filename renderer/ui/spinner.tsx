import { spinner } from './spinner.styles';

/** Turns while something is awaited; the words beside it say what. */
export function Spinner() {
  return <span className={spinner} aria-hidden="true" />;
}
