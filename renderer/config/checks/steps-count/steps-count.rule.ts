import type { Flow } from '../../../../schemas/generated/types';
import { countedWay, countSteps } from '../../../flow/count-steps';
import type { Manifests, Step } from '../../../flow/resolve-step';
import type { AreaSettings } from '../../catalogue';
import type { AreaSubject, Report, Rule } from '../rule';

type Counted = 'total' | 'payment' | 'pix';

/** Spec 2: 3 to 5 steps; payment is the 2nd to 4th, pix the 2nd or 3rd. */
const bounds: Readonly<Record<Counted, readonly [least: number, most: number]>> = {
  total: [3, 5],
  payment: [2, 4],
  pix: [2, 3],
};

/** What the progress shows of each flow, with the numbers that the brand states or those that follow from the flow. */
export const rule: Rule = {
  subject: 'area',
  check: (area, report) => {
    checkStated(area, report);
    for (const { file, flow } of area.flows) {
      for (const { what, index, number } of findOutside(flow, area.shared.manifests, area.settings)) {
        const [least, most] = bounds[what];
        const path = what === 'total' ? ['steps'] : ['steps', index, 'templateId'];
        report({ file, path }, { what, number, least, most });
      }
    }
  },
};

/** A stated number of steps is held to the way that the default flow takes. */
function checkStated({ settings: { stepsNumber }, flows, shared, placeOf }: AreaSubject, report: Report): void {
  if (stepsNumber === undefined) return;
  const usual = flows.find(({ flow }) => flow.id === 'default')?.flow;
  if (!usual) return;
  const counted = countedWay(usual, shared.manifests).length;
  if (counted !== stepsNumber) report(placeOf(['stepsNumber']), { what: 'stated', stated: stepsNumber, counted });
}

interface Count {
  what: Counted;
  /** Place of the step in the flow. */
  index: number;
  number: number;
}

type Numbers = Pick<AreaSettings, 'stepsNumber' | 'payment' | 'pix'>;

/** What is found of flows by themselves: most brands state no numbers, and share flows. */
const derived = new WeakMap<Flow, readonly Count[]>();

/** The numbers of a flow that are out of bounds. */
function findOutside(flow: Flow, manifests: Manifests, settings: Numbers): readonly Count[] {
  const isStated = settings.stepsNumber ?? settings.payment?.currentStep ?? settings.pix?.currentStep;
  const known = isStated === undefined ? derived.get(flow) : undefined;
  if (known) return known;
  const outside = countAll(flow, manifests, settings).filter(({ what, number }) => {
    const [least, most] = bounds[what];
    return number < least || number > most;
  });
  if (isStated === undefined) derived.set(flow, outside);
  return outside;
}

function countAll(flow: Flow, manifests: Manifests, settings: Numbers): Count[] {
  const way = countedWay(flow, manifests);
  return flow.steps.flatMap((step, index) => {
    const what = whatCounts(step, manifests);
    if (index > 0 && what === undefined) return [];
    const progress = countSteps(flow, step, manifests, settings, way);
    if (!progress) return [];
    const total: Count[] = index === 0 ? [{ what: 'total', index, number: progress.total }] : [];
    return what === undefined ? total : [...total, { what, index, number: progress.step }];
  });
}

/** What the number of a step is held to, besides the total. */
function whatCounts({ templateId }: Step, manifests: Manifests): 'payment' | 'pix' | undefined {
  const { hasCardFields, needs } = manifests[templateId];
  if (hasCardFields) return 'payment';
  return needs.includes('pix') ? 'pix' : undefined;
}
