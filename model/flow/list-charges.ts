import type { Flow, Manifest } from '../../schemas/generated/types';
import { takesMoney } from './paying-steps';
import type { Manifests } from './resolve-step';

/** Kind of an order that is no plan. */
export type ChargedKind = NonNullable<Manifest['charges']>;

/** Kinds by step id; a step that is absent is about a plan. */
export type Charges = Readonly<Record<string, ChargedKind>>;

/** The kind of order that each step of a flow is about: that of the step itself, else of the last step before it that takes money. */
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
