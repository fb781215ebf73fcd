import { useEffect, useRef } from 'react';
import { useCopy } from '../checkout/checkout-context';
import { mainButton } from '../ui/button.styles';
import { blocking } from './cookies-off.styles';

/**
 * Spec 8: nothing works without cookies. Shows the two exact texts and a reload link. Replaces the step and takes the
 * focus.
 */
export function CookiesOff() {
  const t = useCopy('frame');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={blocking} role="alert" data-cookies-off>
      <h1 ref={heading} tabIndex={-1}>
        {t('cookiesTitle')}
      </h1>
      <p>{t('cookiesText')}</p>
      {/* An empty href is this page, so the link reloads it. */}
      <a className={mainButton} href="">
        {t('tryAgain')}
      </a>
    </div>
  );
}
