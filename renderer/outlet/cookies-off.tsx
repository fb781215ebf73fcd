import { useCopy } from '../step/checkout-context';
import { mainButton } from '../ui/button.styles';
import { blocking } from './cookies-off.styles';

/** Spec 8: without cookies nothing works; the two exact texts and a link that reloads. */
export function CookiesOff() {
  const t = useCopy('frame');
  return (
    <div className={blocking} data-cookies-off>
      <h1>{t('cookiesTitle')}</h1>
      <p>{t('cookiesText')}</p>
      {/* An empty address is this page: the link reloads it. */}
      <a className={mainButton} href="">
        {t('tryAgain')}
      </a>
    </div>
  );
}
