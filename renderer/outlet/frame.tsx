import { Lock, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { Progress } from '../../model/flow/count-steps';
import { defaultSeller } from '../../model/location/clean-query';
import type { Manifest } from '../../schemas/generated/types';
import { useCheckout, useCopy } from '../checkout/checkout-context';
import { leaveHomologationUrl } from '../page/homologation';
import { Chevron } from '../ui/chevron';
import { OutsideLink } from '../ui/outside-link';
import { visuallyHidden } from '../ui/visually-hidden.styles';
import * as styles from './frame.styles';
import { progressBar } from './progress.styles';

interface FrameProps {
  /** Everything except the overlay. */
  ref: RefObject<HTMLDivElement | null>;
  stepId: string;
  manifest: Manifest;
  progress: Progress | undefined;
  onBack: (() => void) | undefined;
  /** Asks again whether the visit may be measured; absent where nothing is. */
  onConsent?: (() => void) | undefined;
  children: ReactNode;
}

/** Page around the template: bands, logo, 'Voltar', progress, links. */
export function Frame({ ref, stepId, manifest, progress, onBack, onConsent, children }: FrameProps) {
  const { area, environment, images, links, seller, isSandbox, showsHomologation, search, sells } = useCheckout();
  const t = useCopy('frame');
  // Spec 1: shown if a name exists, the seller is not the default (in any case), and the page allows it.
  const showsSeller =
    manifest.showsSellerBox !== false && seller.name !== '' && seller.id.toLowerCase() !== defaultSeller;
  const isCharged = environment === 'production' && !isSandbox;
  const stepLogo = images.stepLogos[stepId];
  // The seller of an upsell is another one.
  const showsLogo = (manifest.showsLogo && sells === 'main') || stepLogo !== undefined;
  return (
    <div ref={ref} className={styles.page}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <div className={styles.column} data-area={area}>
        <header>
          <ConnectionBand />
          {isSandbox && (
            <p className={`${styles.band} ${styles.sandboxBand}`} data-sandbox>
              {t('sandbox')}
            </p>
          )}
          {showsHomologation && (
            <div className={`${styles.band} ${styles.homologationBand}`} data-homologation>
              <span>{t(isCharged ? 'homologationCharged' : 'homologation')}</span>
              <form method="post" action={leaveHomologationUrl(search)}>
                <button type="submit" aria-label={t('closeHomologation')}>
                  <X size={20} />
                </button>
              </form>
            </div>
          )}
          {showsSeller && (
            <p className={`${styles.band} ${styles.sellerBand}`} data-seller>
              <span>{t('support', { seller: seller.name })}</span>
              {seller.isLiveEnabled && <span className={styles.live}>{t('live')}</span>}
            </p>
          )}
          <div className={styles.header} data-empty={!showsLogo && !onBack}>
            {onBack && (
              <button className={styles.back} type="button" onClick={onBack}>
                <Chevron toward="back" />
                <span>{t('back')}</span>
              </button>
            )}
            {showsLogo && <Logo src={stepLogo} />}
          </div>
          {progress && (
            <div className={progressBar}>
              <p>{t('progress', { step: progress.step, total: progress.total })}</p>
              <div>
                <progress value={progress.step} max={progress.total} aria-label={t('progressLabel')} />
              </div>
            </div>
          )}
        </header>
        <main id="content" className={styles.main} data-tall={manifest.needs !== undefined} tabIndex={-1}>
          {children}
        </main>
        <footer className={styles.footer}>
          <p>
            <Lock size={14} />
            <span>{t('secure')}</span>
          </p>
          <Seller />
          <nav aria-label={t('footerLabel')}>
            <OutsideLink href={links.terms}>{t('terms')}</OutsideLink>
            <OutsideLink href={links.privacy}>{t('privacy')}</OutsideLink>
            <OutsideLink href={links.faq}>{t('help')}</OutsideLink>
            {onConsent && <ConsentLink onPress={onConsent} />}
          </nav>
        </footer>
      </div>
    </div>
  );
}

/** Legal seller of this step's product. Without legal data it shows the business name alone. */
function Seller() {
  const { businessName, legal = {} } = useCheckout().product;
  const t = useCopy('frame');
  const { name = businessName, document, address, contact } = legal;
  const number = document === undefined ? undefined : t('sellerDocument', { document });
  const parts = [t('soldBy', { business: name }), number, address, contact];
  return <p>{parts.filter((part) => part !== undefined).join(', ')}</p>;
}

function ConsentLink({ onPress }: { onPress: () => void }) {
  const t = useCopy('consent');
  return (
    <button type="button" data-consent-again onClick={onPress}>
      {t('change')}
    </button>
  );
}

function Logo({ src }: { src: string | undefined }) {
  const { images, product, mode } = useCheckout();
  const { logo, logoDark, logoWidth } = images;
  const show = (file: string) => (
    <img src={file} width={logoWidth} height={56} alt={product.businessName} loading="lazy" />
  );
  if (src !== undefined || mode === 'light') return <span className={styles.logo}>{show(src ?? logo)}</span>;
  return (
    <span className={styles.logo}>
      <picture>
        {mode === 'auto' && <source srcSet={logoDark} media="(prefers-color-scheme: dark)" />}
        {show(mode === 'dark' ? logoDark : logo)}
      </picture>
      {/* For print. Browsers load lazy images before printing, but do not wait for another source. */}
      {show(logo)}
    </span>
  );
}

/**
 * Says that the connection is lost and the input is safe. The return is only announced, because the band's removal is
 * visible.
 */
export function ConnectionBand() {
  const t = useCopy('frame');
  const [news, setNews] = useState<'offline' | 'online'>();
  useEffect(() => {
    const update = () => setNews(navigator.onLine ? 'online' : 'offline');
    if (!navigator.onLine) update();
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
    };
  }, []);
  return (
    <div role="status">
      {news && (
        <p className={news === 'offline' ? `${styles.band} ${styles.offlineBand}` : visuallyHidden}>{t(news)}</p>
      )}
    </div>
  );
}
