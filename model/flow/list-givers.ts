import type { Flow, SessionPartId } from '../../schemas/generated/types';
import { givesOf, type Manifests, type Step, takesMoney } from './resolve-step';

interface Giver {
  /** Session data that the step provides. */
  need: SessionPartId;
  step: Step;
}

/** The earlier step that asks for what a step lacks; undefined when only a payment gives it. */
export function findGiver({ steps }: Flow, lacking: Step, need: Giver['need'], manifests: Manifests): Step | undefined {
  return listBefore(steps, lacking).find((step) => {
    const manifest = manifests[step.templateId];
    return !manifest.takesMoney && givesOf(step, manifest).includes(need);
  });
}

/**
 * Steps that a known buyer must answer before a step takes money, such as the choice of a unit. A link may lead past
 * them. An upsell asks for nothing that the main offer has not asked for. A step that takes money never counts.
 */
export function listGivers({ steps }: Flow, paying: Step, manifests: Manifests): Giver[] {
  const { takesMoney: isPaying, sells = 'main', gives: given = [] } = manifests[paying.templateId];
  if (!isPaying || sells !== 'main') return [];
  return listBefore(steps, paying)
    .filter(({ templateId }) => !takesMoney(manifests[templateId]))
    .flatMap((step) => givesOf(step, manifests[step.templateId]).map((need) => ({ need, step })))
    .filter(({ need }) => !given.includes(need));
}

function listBefore(steps: Flow['steps'], step: Step): Step[] {
  return steps.slice(
    0,
    steps.findIndex(({ id }) => id === step.id),
  );
}
