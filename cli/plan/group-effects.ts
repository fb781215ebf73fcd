import type { Area } from '../../schemas/generated/types';
import type { ScreenEffect } from './compare-screens';

/** One thing that is different in a brand's area, and on which screens. */
export interface EffectGroup {
  brandId: string;
  area: Area;
  /** Key from `reasonsOf`. */
  reason: string;
  templateIds: readonly string[];
  flowIds: readonly string[];
  modes: readonly string[];
  environments: readonly string[];
}

/** Joined in this order, and only where all else is alike: a group says nothing that is not so. */
const joinedKeys = ['environments', 'modes', 'templateIds', 'flowIds'] as const;

/**
 * Effects → as few groups as say the same.
 *
 * @param reasonsOf what is different on a screen, in words
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
