import { configPaths } from '../../catalogue/config-paths';
import { type FlowLayout, nodeHeight, nodeWidth } from '../../studio/layout-flow';
import type { DrawnFlow } from './drawn-flow';

const titleHeight = 44;
/** Minimum width, so that the text above a flow fits. */
const leastWidth = 560;

/** Flows in one SVG, one below the other: the studio's layout with its own style. */
export function formatSvg(flows: readonly DrawnFlow[]): string {
  const width = Math.max(leastWidth, ...flows.map(({ layout }) => layout.width));
  let top = 0;
  const drawn = flows.map((flow) => {
    const text = formatFlow(flow, top);
    top += titleHeight + flow.layout.height;
    return text;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top}" viewBox="0 0 ${width} ${top}" font-family="system-ui, sans-serif" font-size="14" fill="#1f2933">`,
    '<marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 L8 4 L0 8 z"/></marker>',
    `<rect width="${width}" height="${top}" fill="#ffffff"/>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function formatFlow({ area, name, id, entries, layout }: DrawnFlow, top: number): string {
  return [
    `<g transform="translate(0 ${top})">`,
    `<text x="8" y="18" font-weight="600">${area} · ${id} (${configPaths.flow(name)})</text>`,
    `<text x="8" y="36" font-size="12">${entries.join(' · ')}</text>`,
    `<g transform="translate(0 ${titleHeight})">`,
    ...formatEdges(layout),
    ...formatNodes(layout),
    '</g>',
    '</g>',
  ].join('\n');
}

function formatEdges({ edges }: FlowLayout): string[] {
  return edges.map(({ kind, path }) => {
    const dashes = kind === 'answer' ? ' stroke-dasharray="4 4"' : '';
    return `<path d="${path}" fill="none" stroke="#1f2933"${dashes} marker-end="url(#arrow)"/>`;
  });
}

function formatNodes({ nodes }: FlowLayout): string[] {
  return nodes.map(
    ({ id, templateId, route, x, y }) =>
      `<rect x="${x}" y="${y}" width="${nodeWidth}" height="${nodeHeight}" rx="8" fill="#f5f7fa" stroke="#7b8794"/>` +
      `<text x="${x + 12}" y="${y + 24}">${id}</text>` +
      `<text x="${x + 12}" y="${y + 42}" font-size="12">${id === templateId ? route : `${templateId} · ${route}`}</text>`,
  );
}
