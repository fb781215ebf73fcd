import type { Area, TemplateId } from '../../../schemas/generated/types';
import type { Plan } from '../build-plan';
import type { ScreenMode } from '../screen';

/** One screen that a picture is taken of, on both sides. */
export interface Shot {
  /** Also the beginning of its files' names. */
  name: string;
  brandId: string;
  /** Its name on the side before; the same unless it was renamed. */
  brandBefore: string;
  area: Area;
  templateId: TemplateId;
  mode: ScreenMode;
  /** Undefined where no flow plays the template. */
  flowId: string | undefined;
}

/**
 * The screens of some effects, each once: environments look alike, and of several flows the first is shown.
 *
 * @param errorTemplate the screen that stands in no flow
 */
export function listShots({ effects, renamed }: Pick<Plan, 'effects' | 'renamed'>, errorTemplate: TemplateId): Shot[] {
  const shots = new Map<string, Shot>();
  for (const { brandId, area, templateId, mode, flowId } of effects) {
    const name = `${brandId}-${area.toLowerCase()}-${templateId}-${mode}`;
    const flow = templateId === errorTemplate ? undefined : flowId;
    const brandBefore = renamed.find(({ to }) => to === brandId)?.from ?? brandId;
    if (!shots.has(name)) shots.set(name, { name, brandId, brandBefore, area, templateId, mode, flowId: flow });
  }
  return [...shots.values()];
}

/** The studio's address of a screen in its usual state, on a side. */
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
