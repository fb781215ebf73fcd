import type { Area, TemplateId } from '../../schemas/generated/types';
import type { ScreenEffect } from './list-effects';

/** One change in a brand's area, and its screens. */
export interface EffectGroup {
  brandId: string;
  area: Area;
  /** Key from `reasonsOf`. */
  reason: string;
  templateIds: readonly TemplateId[];
  flowIds: readonly string[];
  modes: readonly string[];
  environments: readonly string[];
}

/** Keys to join in this order, only if all others are equal, so that a group claims nothing false. */
const joinedKeys = ['environments', 'modes', 'templateIds', 'flowIds'] as const;

/**
 * Effects → the fewest groups with the same content.
 *
 * @param reasonsOf names of a screen's changes
 */
export function groupEffects(
  effects: readonly ScreenEffect[],
  reasonsOf: (effect: ScreenEffect) => readonly string[],
): EffectGroup[] {
  const single = effects.flatMap((effect) => {
    const { brandId, area, templateId, flowId, mode, environment } = effect;
    return [...new Set(reasonsOf(effect))].map(
      (reason): EffectGroup => ({
        ...{ brandId, area, reason },
        templateIds: [templateId],
        flowIds: [flowId],
        modes: [mode],
        environments: [environment],
      }),
    );
  });
  return joinedKeys.reduce(joinBy, single);
}

function joinBy(groups: readonly EffectGroup[], key: (typeof joinedKeys)[number]): EffectGroup[] {
  const joined = new Map<string, EffectGroup>();
  for (const group of groups) {
    const { [key]: values, ...rest } = group;
    const id = JSON.stringify(rest);
    joined.set(id, { ...group, [key]: [...new Set([...(joined.get(id)?.[key] ?? []), ...values])] });
  }
  return [...joined.values()];
}
