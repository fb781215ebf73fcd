import { useEffect } from 'react';
import type { PageCaptcha } from '../../model/captcha-providers';
import type { Manifest } from '../../schemas/generated/types';
import { hasForeignScript, setPageCaptcha } from '../api/page-captcha';

/** Makes tokens with the page's captcha service on steps without card fields; elsewhere the proof of work stands. */
export function useCaptcha(captcha: PageCaptcha | undefined, { hasCardFields }: Pick<Manifest, 'hasCardFields'>): void {
  useEffect(() => {
    setPageCaptcha(hasCardFields ? undefined : captcha);
    return () => setPageCaptcha(undefined);
  }, [captcha, hasCardFields]);
}

/**
 * Whether a step needs a document of its own: card fields never share one with a foreign script (PCI DSS 6.4.3), and a
 * step that asks the captcha service needs a document that may run it.
 */
export function needsNewPage(
  captcha: PageCaptcha | undefined,
  { hasCardFields, gives }: Pick<Manifest, 'hasCardFields' | 'gives'>,
): boolean {
  if (hasCardFields) return hasForeignScript();
  return captcha?.isAllowed === false && gives?.includes('lead') === true;
}
