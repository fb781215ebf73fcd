import type { Manifest } from '../../schemas/generated/types';
import { givesOf, type Step } from './resolve-step';

/** A step's purpose, as the button to it names it. */
export type TargetName = 'payment' | 'unit' | 'ticket' | 'profiles' | 'contract' | 'phone' | 'lead' | 'video' | 'offer';

const given = ['unit', 'ticket', 'profiles', 'contract', 'phone', 'lead'] as const;

/** Names a step by its manifest and props, for the button that leads to it and for the check of that button. */
export function nameTarget(
  step: Pick<Step, 'props'>,
  manifest: Pick<Manifest, 'takesMoney' | 'gives' | 'givesBySource'>,
): TargetName | undefined {
  if (manifest.takesMoney) return 'payment';
  const { props } = step;
  const needed = given.find((need) => givesOf(step, manifest).includes(need));
  if (needed || !props) return needed;
  if ('video' in props) return 'video';
  return 'benefits' in props && props.benefits ? 'offer' : undefined;
}
