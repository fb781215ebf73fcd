import { useCheckout, useCopy } from '../checkout/checkout-context';
import { Markdown } from '../ui/markdown';
import { summary } from './video-gate.styles';

/** Text of the video, for buyers who read instead of watching. */
export function VideoSummary({ stepId }: { stepId: string }) {
  const { documents } = useCheckout();
  const t = useCopy('player');
  const text = documents[stepId];
  if (!text) return null;
  return (
    <section className={summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <Markdown nodes={text} />
    </section>
  );
}
