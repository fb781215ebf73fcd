import { listDefaultWay, type Manifests, type Step, takesMoney } from '../model/flow/resolve-step';
import type { Flow } from '../schemas/generated/types';

/** A box by its top left corner. */
interface Corner {
  x: number;
  y: number;
}

interface FlowEdge {
  from: string;
  to: string;
  /** default: the next step. answer: a possible target of a payment's answer, or of the return from a bank. */
  kind: 'default' | 'answer';
  /** The `d` of an SVG path. */
  path: string;
}

export type FlowLayout = ReturnType<typeof layoutFlow>;

export const nodeWidth = 240;
export const nodeHeight = 56;
const columnGap = 24;
const rowGap = 40;
const margin = 8;

/** Flow → boxes and arrows: the default path from top to bottom, other steps to its right. */
export function layoutFlow(flow: Flow, manifests: Manifests) {
  const way = listDefaultWay(flow);
  const aside = flow.steps.filter((step) => !way.includes(step));
  const nodes = flow.steps.map((step) => {
    const row = way.includes(step) ? way.indexOf(step) : rowBeside(step, way);
    const inRow = aside.filter((other) => rowBeside(other, way) === row);
    return {
      id: step.id,
      templateId: step.templateId,
      route: manifests[step.templateId].route,
      // 0 is the column of the path.
      x: margin + (inRow.indexOf(step) + 1) * (nodeWidth + columnGap),
      y: margin + row * (nodeHeight + rowGap),
    };
  });
  const pairs = [...listDefaults(flow), ...listAnswers(flow, aside, manifests)];
  const edges = pairs.flatMap(({ from, to, kind }): FlowEdge[] => {
    const [start, end] = [from, to].map((id) => nodes.find((node) => node.id === id));
    return start && end ? [{ from, to, kind, path: drawEdge(start, end) }] : [];
  });
  return {
    nodes,
    edges,
    width: Math.max(...nodes.map(({ x }) => x)) + nodeWidth + margin,
    height: Math.max(...nodes.map(({ y }) => y)) + nodeHeight + margin,
  };
}

/** Row just above the step that it leads to; below the path when it leads nowhere. */
function rowBeside({ defaultNextStepId }: Step, way: readonly Step[]): number {
  const next = way.findIndex(({ id }) => id === defaultNextStepId);
  return next < 0 ? way.length - 0.5 : Math.max(0, next - 0.5);
}

type Pair = Pick<FlowEdge, 'from' | 'to' | 'kind'>;

function listDefaults({ steps }: Flow): Pair[] {
  return steps.flatMap(({ id, defaultNextStepId: to }) =>
    to === undefined ? [] : [{ from: id, to, kind: 'default' }],
  );
}

/** A step off the path is reached from the step that provides its needs, or that sends buyers to a bank. */
function listAnswers({ steps }: Flow, aside: readonly Step[], manifests: Manifests): Pair[] {
  return aside.flatMap(({ id: to, templateId }) => {
    const { needs = [], receivesReturns } = manifests[templateId];
    const wanted = needs.filter((need) => need !== 'lead');
    const givers = steps.filter((step) => {
      const giver = manifests[step.templateId];
      return receivesReturns ? takesMoney(giver) : wanted.some((need) => giver.gives?.includes(need));
    });
    const [giver] = givers.filter((step) => step.id !== to);
    return giver ? [{ from: giver.id, to, kind: 'answer' as const }] : [];
  });
}

/** Straight down in a column; else from the right side to the top, or from the bottom to the right side. */
function drawEdge(from: Corner, to: Corner): string {
  const middle = nodeWidth / 2;
  if (from.x === to.x) return `M${from.x + middle} ${from.y + nodeHeight} V${to.y}`;
  if (from.x < to.x) {
    const [x, y] = [from.x + nodeWidth, from.y + nodeHeight / 2];
    return `M${x} ${y} H${to.x + middle - 8} q8 0 8 8 V${to.y}`;
  }
  const [x, y] = [to.x + nodeWidth, to.y + nodeHeight / 2];
  return `M${from.x + middle} ${from.y + nodeHeight} V${y - 8} q0 8 -8 8 H${x}`;
}
