import { atom } from 'jotai';
import type { Step } from '../../model/flow/resolve-step';
import type { StepPhase } from '../contract/step-contract';
import { type Session, sessionAtom } from '../session/session';

/** What the outlet does. */
export type OutletState =
  /** Stored values are read: we do not know the buyer yet. */
  | { name: 'restoring' }
  /** The buyer may act. */
  | { name: 'playing' }
  /** The step's work runs. `confirming` queries a lost answer, without the overlay. */
  | { name: 'sending'; phase: 'sending' | 'confirming' }
  /**
   * An answer leads to another step. The session is the one before the answer, whose patch may already take away what
   * the step needs.
   */
  | { name: 'leaving'; step: Step; session: Session; phase: StepPhase }
  /** The browser keeps no cookies. */
  | { name: 'blocked' };

export type OutletEvent =
  | { type: 'phase'; phase: StepPhase }
  | { type: 'leave'; step: Step; session: Session }
  | { type: 'arrive' }
  | { type: 'block' };

const playing: OutletState = { name: 'playing' };

function reduceOutlet(state: OutletState, event: OutletEvent): OutletState {
  if (state.name === 'blocked') return state;
  switch (event.type) {
    case 'phase':
      // The next step may begin its work before we have arrived.
      return state.name === 'leaving' ? { ...state, phase: event.phase } : working(event.phase);
    case 'leave':
      return { name: 'leaving', step: event.step, session: event.session, phase: phaseOf(state) };
    case 'arrive':
      return working(phaseOf(state));
    case 'block':
      return { name: 'blocked' };
  }
}

function working(phase: StepPhase): OutletState {
  return phase === 'ready' ? playing : { name: 'sending', phase };
}

/** Phase of the step that the outlet shows. */
export function phaseOf(state: OutletState): StepPhase {
  return 'phase' in state ? state.phase : 'ready';
}

const workAtom = atom<OutletState>(playing);

/** State of the outlet. Written by events only. */
export const outletAtom = atom(
  (get): OutletState => {
    const work = get(workAtom);
    return work === playing && !get(sessionAtom).isRestored ? { name: 'restoring' } : work;
  },
  (get, set, event: OutletEvent) => set(workAtom, reduceOutlet(get(workAtom), event)),
);

/** State for the page around the step, which a press does not change: it renders the overlay alone. */
export const pageStateAtom = atom((get): OutletState => {
  const work = get(workAtom);
  return work.name === 'sending' && work.phase === 'sending' ? playing : work;
});
