import type { BrandSettings, Flow } from '../../schemas/generated/types';
import { listDefaultWay } from './default-way';
import { showsPixCode, takesMoney } from './paying-steps';
import type { Manifests, Step } from './resolve-step';

export interface Progress {
  step: number;
  total: number;
}

/**
 * "Step n of stepsNumber". The total is the brand's stepsNumber or the counted steps of the way that defaults take;
 * a step off that way (pix) still counts as the step before the one it leads to: it is part of paying. Stated numbers of the payment and pix steps win.
 * A flow that stands apart from the purchase has no steps to count.
 *
 * @param isUnpaid whether the step tells that a payment came to nothing: the buyer stands where it is made again
 * @param way of the flow, where several of its steps are counted
 */
export function countSteps(
  flow: Flow,
  shown: Step,
  manifests: Manifests,
  settings: Pick<BrandSettings, 'stepsNumber' | 'payment' | 'pix'>,
  isUnpaid = false,
  way: readonly Step[] = countedWay(flow, manifests),
): Progress | undefined {
  if (!manifests[shown.templateId].isCounted || !isCountedFromStart(flow, manifests)) return undefined;
  const current = (isUnpaid && flow.steps.find(({ templateId }) => takesMoney(manifests[templateId]))) || shown;
  const total = settings.stepsNumber ?? way.length;
  const onWay = way.indexOf(current);
  const derived =
    onWay >= 0
      ? onWay + 1
      : Math.max(
          1,
          way.findIndex(({ id }) => id === current.defaultNextStepId),
        );
  const step = statedNumber(current, manifests, settings) ?? (current === way.at(-1) ? total : derived);
  return { step: Math.min(step, total), total };
}

/** The counted steps of the way that defaults take. */
export function countedWay(flow: Flow, manifests: Manifests): Step[] {
  return listDefaultWay(flow).filter(({ templateId }) => manifests[templateId].isCounted);
}

/** Whether a flow is a purchase: those that stand apart from it begin with a step that the progress does not count. */
export function isCountedFromStart({ steps: [first] }: Flow, manifests: Manifests): boolean {
  return first !== undefined && manifests[first.templateId]?.isCounted === true;
}

function statedNumber(
  current: Step,
  manifests: Manifests,
  settings: Pick<BrandSettings, 'payment' | 'pix'>,
): number | undefined {
  const manifest = manifests[current.templateId];
  if (takesMoney(manifest)) return settings.payment?.currentStep;
  return showsPixCode(manifest) ? settings.pix?.currentStep : undefined;
}
