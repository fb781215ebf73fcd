import { atom } from 'jotai';
import type { Step } from '../../model/flow/resolve-step';
import type { StayResult, StepPhase } from '../contract/step-contract';
import { type Session, sessionAtom } from '../session/session';

/** Result that waits until its step is shown. */
export interface LateResult {
  step: Step;
  result: StayResult;
}

/** What the outlet does. */
type Work =
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

export type OutletState = Work & { late?: LateResult | undefined };

export type OutletEvent =
  | { type: 'phase'; phase: StepPhase }
  | { type: 'leave'; step: Step; session: Session }
  | { type: 'arrive' }
  /** A result came for a step that is not shown; undefined once it is. */
  | { type: 'late'; late: LateResult | undefined }
  | { type: 'block' };

const playing: OutletState = { name: 'playing' };

function reduceOutlet(state: OutletState, event: OutletEvent): OutletState {
  if (state.name === 'blocked') return state;
  const { late } = state;
  switch (event.type) {
    case 'phase':
      // The next step may begin its work before we have arrived.
      return state.name === 'leaving' ? { ...state, phase: event.phase } : working(event.phase, late);
    case 'leave':
      return { name: 'leaving', step: event.step, session: event.session, phase: phaseOf(state), late };
    case 'arrive':
      return working(phaseOf(state), late);
    case 'late':
      return { ...state, late: event.late };
    case 'block':
      return { name: 'blocked' };
  }
}

function working(phase: StepPhase, late: LateResult | undefined): OutletState {
  return phase === 'ready' ? play(late) : { name: 'sending', phase, late };
}

/** One object without a result, so that a press renders nothing around the step. */
function play(late: LateResult | undefined): OutletState {
  return late ? { name: 'playing', late } : playing;
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
    return work.name === 'playing' && !get(sessionAtom).isRestored ? { ...work, name: 'restoring' } : work;
  },
  (get, set, event: OutletEvent) => set(workAtom, reduceOutlet(get(workAtom), event)),
);

/** State for the page around the step, which a press does not change: it renders the overlay alone. */
export const pageStateAtom = atom((get): OutletState => {
  const work = get(workAtom);
  return work.name === 'sending' && work.phase === 'sending' ? play(work.late) : work;
});
