import type { AreaSubject } from '../../../catalogue/subject';
import { countedWay, countSteps, isCountedFromStart } from '../../../model/flow/count-steps';
import { showsPixCode, takesMoney } from '../../../model/flow/paying-steps';
import type { Manifests, Step } from '../../../model/flow/resolve-step';
import type { BrandSettings, Flow } from '../../../schemas/generated/types';
import { ofAreas, type Report } from '../rule';

type Counted = 'total' | 'payment' | 'pix';

/** Spec 2: 3 to 5 steps; payment is the 2nd to 4th, pix the 2nd or 3rd. */
const bounds: Readonly<Record<Counted, readonly [least: number, most: number]>> = {
  total: [3, 5],
  payment: [2, 4],
  pix: [2, 3],
};

/** Numbers in the progress of each flow: those that the brand states, or those derived from the flow. */
export const rule = ofAreas((area, report) => {
  if (hasStated(area.settings)) checkStated(area, report);
  for (const { file, flow } of area.flows) {
    for (const { what, index, number } of findOutside(flow, area.shared.manifests, area.settings)) {
      const [least, most] = bounds[what];
      const path = what === 'total' ? ['steps'] : ['steps', index, 'templateId'];
      report({ file, path }, { what, number, least, most });
    }
  }
});

/** Compares stated numbers with the default flow's path. Of several wrong numbers, the first causes the others. */
function checkStated({ settings, flows, shared, placeOf }: AreaSubject, report: Report): void {
  const usual = flows.find(({ flow }) => flow.id === 'default')?.flow;
  if (!usual) return;
  for (const { what, path, number } of listStated(settings)) {
    const [counted, ...others] = listAllowed(what, usual, shared.manifests);
    if (counted === undefined || counted === number || others.includes(number)) continue;
    report(placeOf(path), { what, stated: number, counted });
    return;
  }
}

interface StatedNumber {
  what: 'stated' | 'statedPayment' | 'statedPix';
  path: string[];
  number: number;
}

function listStated({ stepsNumber, payment, pix }: Numbers): StatedNumber[] {
  const numbers: (Omit<StatedNumber, 'number'> & { number: number | undefined })[] = [
    { what: 'stated', path: ['stepsNumber'], number: stepsNumber },
    { what: 'statedPayment', path: ['payment', 'currentStep'], number: payment?.currentStep },
    { what: 'statedPix', path: ['pix', 'currentStep'], number: pix?.currentStep },
  ];
  return numbers.filter((one): one is StatedNumber => one.number !== undefined);
}

/** Numbers that the flow itself allows; the first is the one the progress would show. */
function listAllowed(what: StatedNumber['what'], flow: Flow, manifests: Manifests): number[] {
  const way = countedWay(flow, manifests);
  if (what === 'stated') return [way.length];
  const meant = what === 'statedPayment' ? 'payment' : 'pix';
  return countAll(flow, manifests, {})
    .filter((count) => count.what === meant)
    .flatMap(({ index, number }) => {
      const isOnWay = way.some((step) => step === flow.steps[index]);
      // A step off the path lies between two of its steps and may count as either.
      return isOnWay ? [number] : [number, number + 1];
    });
}

interface Count {
  what: Counted;
  /** Index of the step in the flow. */
  index: number;
  number: number;
}

type Numbers = Pick<BrandSettings, 'stepsNumber' | 'payment' | 'pix'>;

/** Most brands state no numbers. */
function hasStated({ stepsNumber, payment, pix }: Numbers): boolean {
  return (stepsNumber ?? payment?.currentStep ?? pix?.currentStep) !== undefined;
}

/** Counts derived from a flow alone. Brands share flows. */
const derived = new WeakMap<Flow, readonly Count[]>();

/** Numbers outside the bounds. None for a flow whose first step is not counted. */
function findOutside(flow: Flow, manifests: Manifests, settings: Numbers): readonly Count[] {
  if (!isCountedFromStart(flow, manifests)) return [];
  const isStated = hasStated(settings);
  const known = isStated ? undefined : derived.get(flow);
  if (known) return known;
  const outside = countAll(flow, manifests, settings).filter(({ what, number }) => {
    const [least, most] = bounds[what];
    return number < least || number > most;
  });
  if (!isStated) derived.set(flow, outside);
  return outside;
}

function countAll(flow: Flow, manifests: Manifests, settings: Numbers): Count[] {
  const way = countedWay(flow, manifests);
  return flow.steps.flatMap((step, index) => {
    const what = whatCounts(step, manifests);
    if (index > 0 && what === undefined) return [];
    const progress = countSteps(flow, step, manifests, settings, false, way);
    if (!progress) return [];
    const total: Count[] = index === 0 ? [{ what: 'total', index, number: progress.total }] : [];
    return what === undefined ? total : [...total, { what, index, number: progress.step }];
  });
}

/** Stated number that applies to a step, besides the total. */
function whatCounts({ templateId }: Step, manifests: Manifests): 'payment' | 'pix' | undefined {
  const manifest = manifests[templateId];
  if (takesMoney(manifest)) return 'payment';
  return showsPixCode(manifest) ? 'pix' : undefined;
}
