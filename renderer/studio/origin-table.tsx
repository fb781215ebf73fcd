import { isBaseFile } from '../config/config-paths';
import * as styles from './origin-table.styles';

/** Values of one kind, each with the file that states it. */
export interface OriginGroup {
  title: string;
  values: readonly { key: string; value: string; file: string | null }[];
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
          {values.map(({ key, value, file }) => (
            <tr key={key} data-own={file !== null && !isBaseFile(file)}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td>{value}</td>
              <td>{file === null ? 'derivado' : <code>{file}</code>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
