import { button, card, detail, hint, links, stack, tightStack } from '../renderer/ui/operator.styles';
import { OperatorPage } from '../renderer/ui/operator-page';
import { ChoiceField } from './choice-field';
import { dayNote } from './day-of-cells';
import * as styles from './grid.styles';
import type { GridProps } from './load-grid';
import { scaledFrame } from './scaled-frame.styles';

/** States of a template. Each is a small frame of its cell, which loads when it becomes visible. */
export function GridView({ heading, templateId, crumbs, findings, filters, width, cells }: GridProps) {
  return (
    <OperatorPage heading={heading} crumbs={crumbs} intro={<code>templateId: {templateId}</code>} findings={findings}>
      <form className={`${styles.filters} ${card}`} method="get" aria-label="Filtros">
        {filters.map(({ key, title, value, choices }) => (
          <ChoiceField key={key} title={title} name={key} defaultValue={value} choices={choices} />
        ))}
        <button className={button} type="submit">
          Mostrar
        </button>
      </form>
      <section className={stack} aria-labelledby="count">
        <h2 id="count" className={hint}>
          {cells.length === 1 ? '1 imagem' : `${cells.length} imagens`}
        </h2>
        <p className={hint}>{dayNote}</p>
        {cells.length === 0 && <p>Nenhum resultado com estes filtros.</p>}
        <ul className={styles.cells} data-width={width}>
          {cells.map(({ url, label, place, editUrl }) => (
            <li key={url}>
              <figure className={tightStack}>
                <div className={scaledFrame}>
                  <iframe src={url} title={`${label}, ${place}`} loading="lazy" inert />
                </div>
                <figcaption>
                  <strong>{label}</strong>
                  <span className={detail}>{place}</span>
                  <p className={links}>
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
    </OperatorPage>
  );
}
