import type { AreaSubject } from '../../../catalogue/subject';
import { countedWay, countSteps, isCountedFromStart } from '../../../model/flow/count-steps';
import { type Manifests, type Step, showsPixCode, takesMoney } from '../../../model/flow/resolve-step';
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
  checkStated(area, report);
  const { manifests } = area.shared;
  for (const { file, flow } of area.flows) {
    // The progress starts with the first step.
    if (!isCountedFromStart(flow, manifests)) continue;
    for (const { what, index, number } of countAll(flow, manifests, area.settings)) {
      const [least, most] = bounds[what];
      if (number >= least && number <= most) continue;
      const path = what === 'total' ? ['steps'] : ['steps', index, 'templateId'];
      report({ file, path }, { what, number, least, most, side: number < least ? 'few' : 'many' });
    }
  }
});

/** Compares stated numbers with the default flow's path. Of several wrong numbers, the first causes the others. */
function checkStated({ settings, flows, shared, placeOf }: AreaSubject, report: Report): void {
  const { stepsNumber, payment, pix } = settings;
  const flow = flows.find((one) => one.flow.id === 'default')?.flow;
  if (!flow || (stepsNumber ?? payment?.currentStep ?? pix?.currentStep) === undefined) return;
  const way = countedWay(flow, shared.manifests);
  const counts = countAll(flow, shared.manifests, {});
  const allowedFor = (counted: Counted) =>
    counts
      .filter(({ what }) => what === counted)
      // A step off the path lies between two of its steps and may count as either.
      .flatMap(({ index, number }) =>
        way.some((step) => step === flow.steps[index]) ? [number] : [number, number + 1],
      );
  const stated: [what: string, path: string[], number: number | undefined, allowed: number[]][] = [
    ['stated', ['stepsNumber'], stepsNumber, [way.length]],
    ['statedPayment', ['payment', 'currentStep'], payment?.currentStep, allowedFor('payment')],
    ['statedPix', ['pix', 'currentStep'], pix?.currentStep, allowedFor('pix')],
  ];
  for (const [what, path, number, allowed] of stated) {
    const [counted] = allowed;
    if (number === undefined || counted === undefined || allowed.includes(number)) continue;
    report(placeOf(path), { what, stated: number, counted });
    return;
  }
}

interface Count {
  what: Counted;
  /** Index of the step in the flow. */
  index: number;
  number: number;
}

function countAll(
  flow: Flow,
  manifests: Manifests,
  settings: Pick<BrandSettings, 'stepsNumber' | 'payment' | 'pix'>,
): Count[] {
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
