import type { Flow, Manifest } from '../../schemas/generated/types';
import type { Manifests } from './resolve-step';
import { takesMoney } from './resolve-step';

/** Kind of an order that is not a plan. */
export type ChargedKind = NonNullable<Manifest['charges']>;

/** Kind in the order's identity. A custom offer renews its subscription, so it is paid once by either link. */
export function chargedAs(kind: ChargedKind): Exclude<ChargedKind, 'custom-offer'> {
  return kind === 'custom-offer' ? 'renewal' : kind;
}

/** Kind by step id. An absent step is about a plan. */
export type Charges = Readonly<Record<string, ChargedKind>>;

/** Kind of order of each step: its own, else that of the last paying step before it. */
export function listCharges({ steps }: Flow, manifests: Manifests): Charges {
  let kind: ChargedKind | undefined;
  return Object.fromEntries(
    steps.flatMap(({ id, templateId }) => {
      const manifest = manifests[templateId] as Manifest | undefined;
      if (takesMoney(manifest)) kind = manifest?.charges;
      return kind === undefined ? [] : [[id, kind] as const];
    }),
  );
}
