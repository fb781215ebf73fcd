import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import type { Step } from '../../model/flow/resolve-step';
import { sessionAtom } from '../session/session';
import { makeSession } from '../testing/make-session';
import { type LateResult, type OutletEvent, outletAtom, pageStateAtom } from './outlet-state';

const step = { id: 'payment', templateId: 'payment' } as Step;
const session = makeSession();
const send: OutletEvent = { type: 'phase', phase: 'sending' };
const confirm: OutletEvent = { type: 'phase', phase: 'confirming' };
const end: OutletEvent = { type: 'phase', phase: 'ready' };
const leave: OutletEvent = { type: 'leave', step, session };
const arrive: OutletEvent = { type: 'arrive' };
const stored: LateResult = { step, result: { kind: 'stay', formError: { code: 'network' } } };
const late: OutletEvent = { type: 'late', late: stored };
const block: OutletEvent = { type: 'block' };

function open(isRestored = true) {
  const store = createStore();
  store.set(sessionAtom, makeSession({ isRestored }));
  return store;
}

it.each<[title: string, events: OutletEvent[], state: object]>([
  ['plays a step', [], { name: 'playing' }],
  ['sends a press', [send], { name: 'sending', phase: 'sending' }],
  ['queries a lost answer', [send, confirm], { name: 'sending', phase: 'confirming' }],
  ['plays again after an answer that stays', [send, end], { name: 'playing' }],
  ['leaves with the session before the answer', [send, leave], { name: 'leaving', step, session, phase: 'sending' }],
  ['still sends on arrival until the press has ended', [send, leave, arrive], { name: 'sending', phase: 'sending' }],
  ['plays the next step', [send, leave, end, arrive], { name: 'playing' }],
  ['keeps the work that the next step begins before arrival', [leave, confirm, arrive], { name: 'sending' }],
  ['keeps a late result on its way to the step', [late, send, leave, arrive, end], { name: 'playing', late: stored }],
  ['has no late result once it is shown', [late, { type: 'late', late: undefined }], { late: undefined }],
  ['stays blocked without cookies', [block, send, leave, arrive], { name: 'blocked' }],
])('the outlet %s', (_title, events, state) => {
  const store = open();
  for (const event of events) store.set(outletAtom, event);
  expect(store.get(outletAtom)).toMatchObject(state);
});

it('the outlet restores until the session is known', () => {
  const store = open(false);
  expect(store.get(outletAtom)).toEqual({ name: 'restoring' });
  store.set(sessionAtom, makeSession());
  expect(store.get(outletAtom)).toEqual({ name: 'playing' });
});

it('a press does not change the state of the page around the step, a lost answer does', () => {
  const store = open();
  const before = store.get(pageStateAtom);
  store.set(outletAtom, send);
  expect(store.get(pageStateAtom)).toBe(before);
  store.set(outletAtom, confirm);
  expect(store.get(pageStateAtom)).toMatchObject({ phase: 'confirming' });
});
