import type { Manifest } from '../../schemas/generated/types';
import type { Step } from './resolve-step';

/** What a step is to the buyer who is led to it; undefined for one that no button names. */
export type TargetName = 'payment' | 'unit' | 'ticket' | 'profiles' | 'contract' | 'phone' | 'lead' | 'video' | 'offer';

const given = ['unit', 'ticket', 'profiles', 'contract', 'phone', 'lead'] as const;

/** Names a step by its manifest and props, for the button that leads to it and for the check of that button. */
export function nameTarget(
  { props }: Pick<Step, 'props'>,
  { takesMoney, gives = [] }: Pick<Manifest, 'takesMoney' | 'gives'>,
): TargetName | undefined {
  if (takesMoney) return 'payment';
  const asked = given.find((need) => gives.includes(need));
  if (asked || !props) return asked;
  if ('video' in props) return 'video';
  return 'benefits' in props && props.benefits ? 'offer' : undefined;
}
