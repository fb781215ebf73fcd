import type { Area, TemplateId } from '../../../schemas/generated/types';
import type { Plan } from '../build-plan';
import { anyFlow, type ScreenMode } from '../screen';

/** One screen to photograph on both sides. */
export interface Shot {
  /** Also the prefix of its file names. */
  name: string;
  brandId: string;
  /** Its name on the first side; differs only after a rename. */
  brandBefore: string;
  area: Area;
  templateId: TemplateId;
  mode: ScreenMode;
  /** Undefined when no flow uses the template. */
  flowId: string | undefined;
}

/** Screens of some effects, each once. Environments look alike, and the first of several flows stands for all. */
export function listShots({ effects, renamed }: Pick<Plan, 'effects' | 'renamed'>): Shot[] {
  const shots = new Map<string, Shot>();
  for (const { brandId, area, templateId, mode, flowId } of effects) {
    const name = `${brandId}-${area.toLowerCase()}-${templateId}-${mode}`;
    const flow = flowId === anyFlow ? undefined : flowId;
    const brandBefore = renamed.find(({ to }) => to === brandId)?.from ?? brandId;
    if (!shots.has(name)) shots.set(name, { name, brandId, brandBefore, area, templateId, mode, flowId: flow });
  }
  return [...shots.values()];
}

/** Studio URL of a screen in its usual state, on one side. */
export function shotUrl(
  { brandId, brandBefore, area, templateId, mode, flowId }: Shot,
  side: 'before' | 'after',
): string {
  const query = new URLSearchParams({
    ...{ brand: side === 'before' ? brandBefore : brandId, area, template: templateId, mode },
    ...(flowId === undefined ? {} : { flow: flowId }),
  });
  return `/studio/cell?${query}`;
}
