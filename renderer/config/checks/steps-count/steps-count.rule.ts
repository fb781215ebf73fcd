import type { Flow } from '../../../../schemas/generated/types';
import { countSteps, countWay } from '../../../flow/count-steps';
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
      for (const { what, index, number } of countAll(flow, area.shared.manifests, area.settings)) {
        const [least, most] = bounds[what];
        if (number >= least && number <= most) continue;
        const path = what === 'total' ? ['steps'] : ['steps', index, 'templateId'];
        report({ file, path }, { what, number, least, most });
      }
    }
  },
};

/** A stated number of steps is held to the way that the default flow takes. */
function checkStated({ settings: { stepsNumber }, flows, shared, placeOf }: AreaSubject, report: Report): void {
  const usual = flows.find(({ flow }) => flow.id === 'default')?.flow;
  if (stepsNumber === undefined || !usual) return;
  const counted = countWay(usual, shared.manifests);
  if (counted !== stepsNumber) report(placeOf(['stepsNumber']), { what: 'stated', stated: stepsNumber, counted });
}

interface Count {
  what: Counted;
  /** Place of the step in the flow. */
  index: number;
  number: number;
}

type Numbers = Pick<AreaSettings, 'stepsNumber' | 'payment' | 'pix'>;

/** Counts of flows by themselves: most brands state no numbers, and share flows. */
const derived = new WeakMap<Flow, readonly Count[]>();

function countAll(flow: Flow, manifests: Manifests, settings: Numbers): readonly Count[] {
  const isStated = settings.stepsNumber ?? settings.payment?.currentStep ?? settings.pix?.currentStep;
  const known = isStated === undefined ? derived.get(flow) : undefined;
  if (known) return known;
  const counts: Count[] = [];
  for (const [index, step] of flow.steps.entries()) countStep(flow, step, index, manifests, settings, counts);
  if (isStated === undefined) derived.set(flow, counts);
  return counts;
}

/** Adds the numbers that a step is about: the total stands at the first. */
function countStep(
  flow: Flow,
  step: Step,
  index: number,
  manifests: Manifests,
  settings: Numbers,
  counts: Count[],
): void {
  const { hasCardFields, needs } = manifests[step.templateId];
  const what = hasCardFields ? 'payment' : needs.includes('pix') ? 'pix' : undefined;
  if (index > 0 && what === undefined) return;
  const progress = countSteps(flow, step, manifests, settings);
  if (!progress) return;
  if (index === 0) counts.push({ what: 'total', index, number: progress.total });
  if (what !== undefined) counts.push({ what, index, number: progress.step });
}
