import { useEffect } from 'react';
import type { PageCaptcha } from '../../model/captcha-providers';
import type { Manifest } from '../../schemas/generated/types';
import { refuseForeignScripts, setPageCaptcha } from '../api/page-captcha';

/** Makes tokens with the page's captcha service on steps without card fields; elsewhere the proof of work stands. */
export function useCaptcha(captcha: PageCaptcha | undefined, { hasCardFields }: Pick<Manifest, 'hasCardFields'>): void {
  useEffect(() => {
    if (hasCardFields) refuseForeignScripts();
    setPageCaptcha(hasCardFields ? undefined : captcha);
    return () => setPageCaptcha(undefined);
  }, [captcha, hasCardFields]);
}
