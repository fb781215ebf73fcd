import { TriangleAlert } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import { HelpLink } from '../../renderer/pieces/help-link';
import { buttonStack, mainButton, outlineButton } from '../../renderer/ui/button.styles';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import { Sentence } from '../../renderer/ui/sentence';
import { reference } from './generic-error.styles';
import { startLinks } from './start-links';

/** Says what happened, whether money was taken and what to do, with a reference code. Also the 404. */
export function GenericErrorView() {
  const checkout = useCheckout();
  const { error } = checkout;
  const t = useCopy('generic-error');
  const f = useCopy('frame');
  const isMissing = error?.kind === 'not-found';
  const { again, start } = startLinks(checkout);
  return (
    <>
      <OutcomeHead
        mark={{ icon: <TriangleAlert size={32} />, tone: 'alert' }}
        title={t(isMissing ? 'notFoundTitle' : 'title')}
        text={t(isMissing ? 'notFoundText' : 'text')}
      >
        <p>{t('money')}</p>
      </OutcomeHead>
      <div className={buttonStack}>
        {again !== undefined && (
          <a className={mainButton} href={again}>
            {f('tryAgain')}
          </a>
        )}
        {start !== undefined && (
          <a className={again === undefined ? mainButton : outlineButton} href={start}>
            {t('start')}
          </a>
        )}
        <HelpLink text={t('help')} />
      </div>
      {error && (
        <p className={reference}>
          <Sentence text={t('reference', { reference: error.reference })} verbatim={error.reference} />
        </p>
      )}
    </>
  );
}
