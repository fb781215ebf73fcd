import { table } from '../renderer/ui/operator.styles';
import type { OriginGroup } from './load-brand';
import * as styles from './origin-table.styles';

/** Table of keys, values and origins; closed at first. */
export function OriginTable({ group: { title, values } }: { group: OriginGroup }) {
  return (
    <details className={styles.group} data-origins={title}>
      <summary>
        {title} <span>{values.length === 1 ? '1 valor' : `${values.length} valores`}</span>
      </summary>
      <table className={table} data-stacks>
        <thead>
          <tr>
            <th scope="col">Chave</th>
            <th scope="col">Valor</th>
            <th scope="col">Definido em</th>
          </tr>
        </thead>
        <tbody>
          {values.map(({ key, value, place, sources }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{value}</td>
              <td>{place === null ? <Derivation sources={sources} /> : <code>{place}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Derivation({ sources }: Pick<OriginGroup['values'][number], 'sources'>) {
  if (sources.length === 0) return 'derivado';
  return sources.map(({ path, place }) =>
    place === null ? (
      <div key={path}>derivado do nome da pasta</div>
    ) : (
      <div key={path}>
        derivado de <code>{path}</code> · <code>{place}</code>
      </div>
    ),
  );
}
