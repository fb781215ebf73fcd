import type { PageCaptcha } from '../../model/captcha-providers';

let shown: PageCaptcha | undefined;
let hasRun = false;
let isRefused = false;

/** Sets the captcha service of the step that is shown; undefined on a screen with card fields. Browser only. */
export function setPageCaptcha(captcha: PageCaptcha | undefined): void {
  shown = captcha;
}

export function readPageCaptcha(): PageCaptcha | undefined {
  return shown?.isAllowed ? shown : undefined;
}

/** Notes that a foreign script runs in this document: no card field may be shown in it any more. */
export function noteForeignScript(): void {
  hasRun = true;
}

export function hasForeignScript(): boolean {
  return hasRun;
}

/** A card screen is about to be shown in this document: no container may begin in it any more. */
export function refuseForeignScripts(): void {
  isRefused = true;
}

export function refusesForeignScripts(): boolean {
  return isRefused;
}
