import { CircleCheck, TriangleAlert } from 'lucide-react';
import * as styles from './brand-findings.styles';
import type { BrandFindings } from './list-findings';

/** Lines that a summary shows; the brand's page has all. */
const firstLines = 2;

/** Number of a brand's errors and warnings, with the first ones. The counts link to all of them. */
export function BrandFindingsSummary({ findings, href }: { findings: BrandFindings; href: string }) {
  const { errors, warnings } = findings;
  const lines = [...errors, ...warnings];
  if (lines.length === 0) {
    return (
      <p className={styles.verdict}>
        <CircleCheck size={16} /> Sem erros nem avisos
      </p>
    );
  }
  return (
    <div className={styles.summary}>
      <p className={styles.verdict} data-failed={errors.length > 0}>
        <TriangleAlert size={16} />
        {errors.length > 0 && <a href={`${href}#findings`}>{count(errors.length, 'erro')}</a>}
        {warnings.length > 0 && <a href={`${href}#warnings`}>{count(warnings.length, 'aviso')}</a>}
      </p>
      <ul>
        {lines.slice(0, firstLines).map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

function count(number: number, word: string): string {
  return number === 1 ? `1 ${word}` : `${number} ${word}s`;
}
