import { KeyRound } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { mainButton } from '../../renderer/ui/button.styles';
import { OutcomeHead } from '../../renderer/ui/outcome-head';
import type { LoginStepProps } from '../../schemas/generated/types';
import { selectAccess } from './select-access';

/** Says where the buyer is being led, with a link that works without scripts. */
export function LoginView({ session }: StepViewProps<LoginStepProps>) {
  const checkout = useCheckout();
  const t = useCopy('login');
  return (
    <>
      <OutcomeHead mark={{ icon: <KeyRound size={32} />, tone: 'success' }} title={t('title')} text={t('text')} />
      <a className={mainButton} href={selectAccess(checkout, session)} rel="noreferrer">
        {t('button')}
      </a>
    </>
  );
}
