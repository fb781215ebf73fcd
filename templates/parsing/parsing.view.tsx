import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { mainButton } from '../../renderer/ui/button.styles';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import type { ParsingStepProps } from '../../schemas/generated/types';
import * as styles from './parsing.styles';
import { selectTarget } from './select-target';

/** The brand's loading animation, and after a moment a link that works without scripts. */
export function ParsingView({ step, session }: StepViewProps<ParsingStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('parsing');
  const href = selectTarget(checkout, session, step);
  return (
    <div className={styles.door}>
      <div className={styles.stage}>
        <img src={checkout.images.loading} width={96} height={96} alt="" />
      </div>
      <OutcomeHead mark={undefined} title={t('title')} text={t('text')} />
      {href !== undefined && (
        <div className={styles.late}>
          <a className={mainButton} href={href}>
            {t('button')}
          </a>
        </div>
      )}
    </div>
  );
}
