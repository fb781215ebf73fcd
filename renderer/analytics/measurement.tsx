import { useEffect, useRef, useState } from 'react';
import type { Step } from '../../model/flow/resolve-step';
import { useCheckout } from '../checkout/checkout-context';
import { type ConsentAnswer, readConsent, writeConsent } from '../session/consent';
import type { Session } from '../session/session';
import { attempt, reportFault } from './attempt';
import { basketOf, basketOfOrder } from './build-sale';
import { ConsentBar } from './consent-bar';
import { loadContainer, pushConsent, pushEvent } from './data-layer';
import { buildEventPage, buildPageUrl } from './event-page';
import { keepsStorage } from './keeps-storage';
import { type Fact, factOfPress, listFacts, type MeasuredPage } from './list-facts';
import { maskAll } from './mask-personal';
import { claimEvent, keepBasket, readBasket } from './sent-events';
import { listenToPresses, type Press } from './track';

export interface MeasurementProps {
  step: Step;
  session: Session;
  /** The buyer wants to answer again. */
  isRequested: boolean;
  onAnswered: () => void;
}

/**
 * Measures a page of a brand with a container: loads it where no card is typed, tells it what happened, and asks the
 * buyer whether it may keep anything. Nothing of it runs where the browser keeps no storage.
 */
export default function Measurement(props: MeasurementProps) {
  const [canStore] = useState(keepsStorage);
  return canStore ? <Measuring {...props} /> : null;
}

function Measuring({ step, session, isRequested, onAnswered }: MeasurementProps) {
  const checkout = useCheckout();
  const [answer, setAnswer] = useState(readConsent);
  const { analyticsId, container } = checkout;
  const { hasCardFields, route } = checkout.manifests[step.templateId];
  const isMeasured = container?.isAllowed === true && !hasCardFields;
  useEffect(() => {
    const { origin, href } = window.location;
    if (!isMeasured || analyticsId === null) return;
    attempt(() => loadContainer(analyticsId, buildPageUrl(origin, href, route)));
  }, [isMeasured, analyticsId, route]);

  const page = useRef<MeasuredPage>({ checkout, step, session });
  page.current = { checkout, step, session };
  useEffect(() => {
    attempt(() => pushFacts({ checkout, step, session }));
  }, [checkout, step, session]);
  useEffect(() => listenToPresses((press) => count(press, page.current)), []);

  if (!isRequested && (answer !== undefined || !isMeasured)) return null;
  const onAnswer = (given: ConsentAnswer) => {
    writeConsent(given);
    pushConsent(given);
    setAnswer(given);
    // Back to where the buyer asked.
    if (isRequested) document.querySelector<HTMLElement>('[data-consent-again]')?.focus({ preventScroll: true });
    onAnswered();
  };
  return <ConsentBar isRequested={isRequested} onAnswer={onAnswer} />;
}

function pushFacts(page: MeasuredPage): void {
  if (!page.session.isRestored) return;
  for (const fact of listFacts(page, readBasket)) pushFact(fact, page);
}

/** Counts a press behind the facts of its page, which may be new in the same moment. */
function count(press: Press, page: MeasuredPage): void {
  pushFacts(page);
  const fact = factOfPress(press, page);
  if (!fact) return;
  if (press.event === 'add_payment_info') {
    void keepBasket(basketOfOrder(press.order, press.method), basketOf(fact.sale)).catch(lose);
  }
  pushFact(fact, page);
}

/** A full storage keeps no mark: the event is lost, and no operator can mend that. */
const lose = (error: unknown) => {
  if (!(error instanceof DOMException)) reportFault(error);
};

/** Pushes a fact that this browser has not pushed yet. */
function pushFact({ event, key, sale, eventId }: Fact, { checkout, step }: MeasuredPage): void {
  const consent = readConsent();
  const known = eventId && consent === 'granted' ? { event_id: eventId } : {};
  const pushed = maskAll({ event, ...known, ...buildEventPage(checkout, step.id, consent), ecommerce: sale });
  void claimEvent(event, key, sale.transaction_id === undefined ? undefined : basketOf(sale))
    .then((isFirst) => {
      if (isFirst) pushEvent(pushed);
    })
    .catch(lose);
}
