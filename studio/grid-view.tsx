import { dayNote } from './day-of-cells';
import * as styles from './grid.styles';
import { type Filter, GridFilters } from './grid-filters';
import { hint } from './studio.styles';
import { type Crumb, StudioPage } from './studio-page';

/** A cell with the text below it. */
export interface GridCell {
  url: string;
  label: string;
  detail: string;
  editUrl: string;
}

export interface GridProps {
  title: string;
  heading: string;
  /** Name that a flow gives the screen. */
  templateId: string;
  crumbs: readonly Crumb[];
  findings: readonly string[];
  filters: readonly Filter[];
  width: string;
  cells: readonly GridCell[];
}

/** States of a template. Each is a small frame of its cell, which loads when it becomes visible. */
export function GridView({ heading, templateId, crumbs, findings, filters, width, cells }: GridProps) {
  return (
    <StudioPage heading={heading} crumbs={crumbs} intro={<code>templateId: {templateId}</code>} findings={findings}>
      <GridFilters filters={filters} />
      <section className={styles.result} aria-labelledby="count">
        <h2 id="count" className={hint}>
          {cells.length === 1 ? '1 imagem' : `${cells.length} imagens`}
        </h2>
        <p className={hint}>{dayNote}</p>
        {cells.length === 0 && <p>Nenhum resultado com estes filtros.</p>}
        <ul className={styles.cells} data-width={width}>
          {cells.map(({ url, label, detail, editUrl }) => (
            <li key={url}>
              <figure className={styles.cell}>
                <div className={styles.viewport}>
                  <iframe src={url} title={`${label}, ${detail}`} loading="lazy" inert />
                </div>
                <figcaption>
                  <strong>{label}</strong>
                  <span>{detail}</span>
                  <p>
                    <a href={url} target="_blank" rel="noopener">
                      Abrir
                    </a>
                    <a href={editUrl}>Editar ao vivo</a>
                  </p>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    </StudioPage>
  );
}
