import { configPaths } from '../../catalogue/config-paths';
import type { DrawnFlow } from './drawn-flow';

/** Flows as one Mermaid flowchart with a frame for each. Dotted lines: possible targets of answers. */
export function formatMermaid(flows: readonly DrawnFlow[]): string {
  return ['flowchart TD', ...flows.flatMap(formatFlow), ''].join('\n');
}

function formatFlow({ area, name, id, entries, layout: { nodes, edges } }: DrawnFlow, flowIndex: number): string[] {
  // Own ids, because a step may be named like a Mermaid keyword.
  const idOf = (stepId: string) => `f${flowIndex}s${nodes.findIndex((node) => node.id === stepId)}`;
  const entry = `f${flowIndex}`;
  return [
    `  subgraph ${entry}g["${area} · ${id} (${configPaths.flow(name)})"]`,
    `    ${entry}(["${entries.join('<br/>')}"]) --> ${entry}s0`,
    ...nodes.map(
      (node) =>
        `    ${idOf(node.id)}["${node.id}<br/>${node.id === node.templateId ? '' : `${node.templateId} · `}${node.route}"]`,
    ),
    ...edges.map(({ from, to, kind }) => `    ${idOf(from)} ${kind === 'answer' ? '-.->' : '-->'} ${idOf(to)}`),
    '  end',
  ];
}
