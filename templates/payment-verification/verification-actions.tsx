import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { HelpLink } from '../../renderer/pieces/help-link';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import type { PaidMethod } from '../../schemas/generated/types';
import type { actions } from './payment-verification.step';
import { type VerificationState, verificationStates } from './verification-states';

interface ActionsProps extends Pick<StepViewProps<unknown, keyof typeof actions>, 'act'> {
  state: VerificationState;
  isLong: boolean;
  isBusy: boolean;
  /** Wallet that the buyer confirms in. */
  wallet: PaidMethod | undefined;
  /** Number of methods on the paying step. */
  ways: number;
}

/** A wallet's app is easily missed, so the button that leads back to it is there at once. */
export function Actions({ state, isLong, isBusy, wallet, ways, act }: ActionsProps) {
  const t = useCopy('payment-verification');
  const m = useCopy('methods');
  const { main, isMainLate, other, showsHelp } = verificationStates[state];
  const isAtWallet = state === 'challenge' && wallet !== undefined;
  const text = isAtWallet ? t('backToWallet', { method: m(wallet) }) : main && (!isMainLate || isLong) && t(main);
  return (
    <>
      {text && <SubmitButton text={text} isBusy={isBusy} busyText={t('opening')} />}
      {showsHelp && <HelpLink text={t('help')} />}
      {ways > 0 && (other === 'at once' || (other === 'late' && isLong)) && (
        <TextButton onClick={() => act('otherMethod')}>{t(ways > 1 ? 'otherMethod' : 'backToPayment')}</TextButton>
      )}
    </>
  );
}
