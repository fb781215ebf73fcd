import { useId } from 'react';
import { card, stack } from '../renderer/ui/operator.styles';
import * as styles from './flow-picture.styles';
import { nodeHeight, nodeWidth } from './layout-flow';
import type { FlowDrawing } from './load-brand';

/** A flow as boxes and arrows, and as a list that says the same. */
export function FlowPicture({ flow }: { flow: FlowDrawing }) {
  const arrow = useId();
  const { nodes, edges, width, height } = flow.layout;
  const answers = edges.filter(({ kind }) => kind === 'answer');
  const names = new Map(flow.steps.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return (
    <article className={`${stack} ${card}`} aria-labelledby={`${arrow}-title`}>
      <h3 id={`${arrow}-title`}>{flow.id}</h3>
      <ul className={styles.entries} aria-label="Quando é usado">
        {flow.entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
      <div className={styles.body}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reached by keyboard */}
        <section className={styles.canvas} aria-label={`Desenho do fluxo ${flow.id} (${flow.area})`} tabIndex={0}>
          <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            <marker id={arrow} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
              <path d="M0 0 L8 4 L0 8 z" />
            </marker>
            {edges.map(({ from, to, kind, path }) => (
              <path key={`${from} ${to} ${kind}`} d={path} data-kind={kind} markerEnd={`url(#${arrow})`} />
            ))}
            {nodes.map(({ id, route, x, y }) => (
              <g key={id}>
                <rect x={x} y={y} width={nodeWidth} height={nodeHeight} rx="8" />
                <text x={x + 12} y={y + 24}>
                  {nameOf(id)}
                </text>
                <text x={x + 12} y={y + 42}>
                  {route === `/${id}` ? id : `${id} · ${route}`}
                </text>
              </g>
            ))}
          </svg>
        </section>
        <ol className={styles.steps}>
          {flow.steps.map(({ id, name, next, href }) => (
            <li key={id}>
              <a href={href}>{name}</a>
              <code>{id}</code>
              <span>{next === null ? 'fim' : `→ ${nameOf(next)}`}</span>
              {answers
                .filter(({ to }) => to === id)
                .map(({ from }) => (
                  <span key={from}>aberto pela resposta a {nameOf(from)}</span>
                ))}
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
