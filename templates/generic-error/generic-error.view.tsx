import { TriangleAlert } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/step/checkout-context';
import { mainButton, outlineButton } from '../../renderer/ui/button.styles';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { actions, reference } from './generic-error.styles';

/** What happened, whether money was taken, what to do now, a reference code; also the 404. */
export function GenericErrorView() {
  const { error, product, links } = useCheckout();
  const t = useCopy('generic-error');
  const isMissing = error?.kind === 'not-found';
  return (
    <>
      <OutcomeHead
        mark={{ icon: <TriangleAlert size={32} />, tone: 'alert' }}
        title={t(isMissing ? 'notFoundTitle' : 'title')}
      >
        <p>{t(isMissing ? 'notFoundText' : 'text')}</p>
        <p>{t('money')}</p>
      </OutcomeHead>
      <div className={actions}>
        <a className={mainButton} href={`/lead?product=${encodeURIComponent(product.code)}`}>
          {t('start')}
        </a>
        <a className={outlineButton} href={links.faq} target="_blank" rel="noopener noreferrer">
          {t('help')}
        </a>
      </div>
      {error && <p className={reference}>{t('reference', { reference: error.reference })}</p>}
    </>
  );
}
