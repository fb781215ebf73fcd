import * as styles from './origin-table.styles';

/** Values of one kind, each with where it comes from. */
export interface OriginGroup {
  title: string;
  values: readonly {
    key: string;
    value: string;
    /** File and line that state it; null for what is derived. */
    origin: string | null;
    /** What it is derived from, or would be; null for what nothing else decides. */
    source: string | null;
    /** Whether the brand states it itself. */
    isOwn: boolean;
  }[];
}

/** Keys, values, and where each comes from; closed until it is asked for. */
export function OriginTable({ group: { title, values } }: { group: OriginGroup }) {
  return (
    <details className={styles.group} data-origins={title}>
      <summary>
        {title} <span>{values.length} valores</span>
      </summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Chave</th>
            <th scope="col">Valor</th>
            <th scope="col">Definido em</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ key, value, origin, source, isOwn }) => (
            <tr key={key} data-own={isOwn}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{value}</td>
              <td>{origin === null ? <Derived source={source} /> : <code>{origin}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Derived({ source }: { source: string | null }) {
  if (source === null) return 'calculado';
  return (
    <>
      derivado de <code>{source}</code>
    </>
  );
}
