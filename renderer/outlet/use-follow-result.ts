import { useStore } from 'jotai';
import { startTransition, useCallback, useRef } from 'react';
import { checkRedirect, redirectHosts } from '../../model/check-redirect';
import { type PayingSteps, type Step, stepUrl } from '../../model/flow/resolve-step';
import { refuseForeignScripts } from '../api/page-captcha';
import type { CheckoutView } from '../checkout/checkout-view';
import { keepMove } from '../chunks/renew-page';
import type { StayResult, StepMessage, StepResult } from '../contract/step-contract';
import { patchSessionAtom } from '../session/patch-session';
import { forgetMethod } from '../session/payment-choice';
import { offersUpsell, ownerOf } from '../session/purchase-owner';
import { sessionAtom } from '../session/session';
import { leavePage } from './leave-page';
import type { Navigation } from './navigation';
import { needsNewPage } from './needs-new-page';
import { outletAtom } from './outlet-state';
import type { Place } from './use-place';
import { selectTarget } from './use-redirect';
import { useShallowHistory } from './use-shallow-history';

interface FollowSources {
  checkout: CheckoutView;
  place: Place;
  payingSteps: PayingSteps;
  navigation: Navigation;
}

type How = 'push' | 'replace';

/**
 * Carries out what a step answers: writes the session, and moves to the next step or off the page.
 *
 * @returns `go` moves to a step of the flow; `onResult` and `onLate` are those of the step's component
 */
export function useFollowResult({ checkout, place, payingSteps, navigation }: FollowSources) {
  const store = useStore();
  const leadOn = useShallowHistory(navigation);
  const { step, manifest } = place;
  const shown = useRef(step);
  shown.current = step;

  const go = useCallback(
    (next: Step, how: How, message?: StepMessage, known = store.get(sessionAtom)) => {
      const { manifests, search } = checkout;
      const url = stepUrl(next, manifests, search, known.elsewhere);
      if (needsNewPage(checkout, next, known)) {
        keepMove(url, message);
        return leavePage(url, how);
      }
      if (manifests[next.templateId].hasCardFields) refuseForeignScripts();
      return navigation[how](url, undefined, { shallow: true, scroll: true });
    },
    [navigation, checkout, store],
  );

  const onResult = useCallback(
    async (result: StepResult, how: How = 'push') => {
      const { session: patch } = result;
      const before = store.get(sessionAtom);
      const next = selectTarget(result, step, { checkout, session: before });
      const message = result.kind === 'goTo' ? result.message : undefined;
      // Until the flow ends, the buyer's input is kept for the next offer.
      const isOfferNext = step.defaultNextStepId !== undefined && offersUpsell(checkout, before, patch?.purchase);
      const follow = () => {
        if (next) store.set(outletAtom, { type: 'leave', step, session: before });
        if (patch) store.set(patchSessionAtom, isOfferNext ? { ...patch, isPurchaseOver: false } : patch, checkout);
        if (patch?.isPurchaseOver && !isOfferNext && checkout.flagsUrl) navigator.sendBeacon(checkout.flagsUrl);
      };
      // Avoids rendering the old step again before the router shows the next one.
      if (next) startTransition(follow);
      else follow();
      if (result.kind === 'leave') {
        const href = checkRedirect(result.href, redirectHosts(checkout));
        if (href === undefined) throw new RangeError('a step leads to a host that the brand does not list');
        // Back must not lead to a step that only forwards.
        await leavePage(href, manifest.forwards ? how : 'push');
      }
      if (next) {
        if (result.kind === 'goTo' && next.id === payingSteps.paymentStepId) forgetMethod(ownerOf(checkout));
        try {
          await leadOn(() => go(next, how, message, before));
        } finally {
          store.set(outletAtom, { type: 'arrive' });
        }
        // Not earlier: the message takes the focus, which a page under the overlay cannot.
        if (message)
          store.set(outletAtom, { type: 'late', late: { step: next, result: { kind: 'stay', ...message } } });
      } else if (result.kind === 'leave') {
        // The buyer is still here, or came back: we wait for the payment that the other page began.
        const waiting = checkout.flow.steps.find(({ id }) => id === payingSteps.waitingStepId);
        if (waiting && waiting !== step) await go(waiting, 'replace');
      }
    },
    [checkout, step, manifest, payingSteps, go, leadOn, store],
  );

  const onLate = useCallback(
    (result?: StayResult) => {
      store.set(outletAtom, { type: 'late', late: result && { step, result } });
      if (result && shown.current !== step) void go(step, 'push');
    },
    [step, go, store],
  );
  return { go, onResult, onLate };
}
