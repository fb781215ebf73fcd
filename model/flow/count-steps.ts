import type { BrandSettings, Flow } from '../../schemas/generated/types';
import type { Manifests, Step } from './resolve-step';
import { listDefaultWay, showsPixCode, takesMoney } from './resolve-step';

export interface Progress {
  step: number;
  total: number;
}

/**
 * "Step n of stepsNumber". The total is the brand's stepsNumber, else the number of counted steps on the default path.
 * A step off that path (pix) is part of paying: it has the number of the step before the one it leads to.
 * Stated numbers of the payment and pix steps win. A flow outside the purchase has no numbers.
 *
 * @param isUnpaid whether the step reports a failed payment: it then counts as the payment step
 * @param way default path of the flow, for callers that count several of its steps
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

/**
 * Counted steps on the default path. An uncounted step that takes money stands for the payment, so that a flow by points
 * has the numbers of one by card.
 */
export function countedWay(flow: Flow, manifests: Manifests): Step[] {
  return listDefaultWay(flow).filter(({ templateId }) => {
    const { isCounted, sells } = manifests[templateId];
    return isCounted || (takesMoney(manifests[templateId]) && sells !== 'upsell');
  });
}

/** Whether a flow is a purchase. Other flows begin with a step that the progress does not count. */
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
