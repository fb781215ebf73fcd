/// <reference types="gtag.js" />

import { containerScript } from '../../model/container-hosts';
import { noteForeignScript, refusesForeignScripts } from '../api/page-captcha';
import { type ConsentAnswer, readConsent } from '../session/consent';
import type { AnalyticsEvent } from './build-sale';
import { forgetEvents, keepEvent, listUnseenEvents } from './event-queue';

declare global {
  interface Window {
    /** Entries that the container reads: commands of consent, and events. */
    dataLayer?: object[];
  }
}

/** Rights of a container before the buyer answers. The page asks for none that it needs to work. */
const consentDefaults: Gtag.ConsentParams = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  functionality_storage: 'granted',
  security_storage: 'granted',
};

/**
 * Classes that Tag Manager must not run: custom HTML and JavaScript. A blocked class also blocks tag templates, unless their
 * sandboxed code is allowed. A container has the rights of the page, so this stops mistakes alone (decision 0036).
 */
const restrictions = { 'gtm.blocklist': ['customScripts'], 'gtm.allowlist': ['sandboxedScripts'] };

let isContainerHere = false;
let hasBegun = false;
let isLoading = false;

/** The layer of this document. The defaults of consent, and an earlier answer, come before anything else. */
function openDataLayer(): object[] {
  window.dataLayer ??= [];
  if (!hasBegun) {
    hasBegun = true;
    command('consent', 'default', consentDefaults);
    const answer = readConsent();
    if (answer === 'granted') pushConsent(answer);
  }
  return window.dataLayer;
}

/** Pushes a command of gtag, which the container knows by its `arguments`. */
function command(..._command: Parameters<Gtag.Gtag>): void {
  // biome-ignore lint/complexity/noArguments: an array would be another kind of message
  window.dataLayer?.push(arguments);
}

/** Pushes the answer of the buyer. */
export function pushConsent(answer: ConsentAnswer): void {
  command('consent', 'update', {
    ad_storage: answer,
    analytics_storage: answer,
    ad_user_data: answer,
    ad_personalization: answer,
  });
}

/** Pushes an event, and keeps it for the next document until a container has it. */
export function pushEvent(event: AnalyticsEvent): void {
  const layer = openDataLayer();
  // GA4 would add the items of the event before.
  layer.push({ ecommerce: null }, event);
  if (!isContainerHere) keepEvent(event);
}

/**
 * Loads the container once, in a document that may run it; not once a card screen is shown or about to be shown here.
 * Each later call names the page of another step.
 *
 * @param pageUrl address that the tags may know: the real one can name a payment
 */
export function loadContainer(id: string, pageUrl: string): void {
  if (refusesForeignScripts()) return;
  const layer = openDataLayer();
  // Google's tags would send the real address; other tags read the variable.
  command('set', { page_location: pageUrl });
  layer.push({ page_location: pageUrl });
  if (isLoading) return;
  isLoading = true;
  layer.push(restrictions);
  for (const event of listUnseenEvents()) layer.push({ ecommerce: null }, event);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  noteForeignScript();
  const script = document.createElement('script');
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.src = `${containerScript}?id=${encodeURIComponent(id)}`;
  script.async = true;
  script.onload = () => {
    isContainerHere = true;
    forgetEvents();
  };
  document.head.append(script);
}
