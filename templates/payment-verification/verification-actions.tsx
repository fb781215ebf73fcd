import type { CopyKey } from '../../model/copy/copy-key';
import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { HelpLink } from '../../renderer/pieces/help-link';
import { SubmitButton, TextButton } from '../../renderer/ui/button';
import type { PaymentState } from '../../renderer/wait/payment-state';
import type { PaidMethod } from '../../schemas/generated/types';
import type { actions } from './payment-verification.step';

export type TextKey = CopyKey<'payment-verification', never>;

/** States that this screen words; other screens show the rest. */
export type VerificationState = Exclude<PaymentState, 'code' | 'slip' | 'codeless' | 'noted'>;

interface ActionsProps extends Pick<StepViewProps<unknown, keyof typeof actions>, 'act'> {
  state: VerificationState;
  isLong: boolean;
  isBusy: boolean;
  /** Wallet that the buyer confirms in. */
  wallet: PaidMethod | undefined;
  /** Number of methods on the paying step. */
  ways: number;
}

/**
 * While the bank has not answered, the link back to it appears late: most buyers have confirmed and only need to wait.
 * A wallet's app is easily missed, so its button is there at once. So is the way back from a wrong number.
 */
export function Actions({ state, isLong, isBusy, wallet, ways, act }: ActionsProps) {
  const t = useCopy('payment-verification');
  const m = useCopy('methods');
  const other = ways > 0 && (
    <TextButton onClick={() => act('otherMethod')}>{t(ways > 1 ? 'otherMethod' : 'backToPayment')}</TextButton>
  );
  const main = (key: TextKey) => <SubmitButton text={t(key)} isBusy={isBusy} busyText={t('opening')} />;
  switch (state) {
    case 'refused':
    case 'expired':
    case 'canceled':
    case 'missing':
      return main('backToPayment');
    case 'manual':
      return main('confirmed');
    case 'blocked':
      return (
        <>
          <HelpLink text={t('help')} />
          {isLong && other}
        </>
      );
    case 'waiting':
      return other;
    case 'processing':
      return isLong && other;
    case 'challenge':
      if (wallet !== undefined)
        return (
          <>
            <SubmitButton text={t('backToWallet', { method: m(wallet) })} isBusy={isBusy} busyText={t('opening')} />
            {isLong && other}
          </>
        );
      return (
        isLong && (
          <>
            {main('backToBank')}
            {other}
          </>
        )
      );
    default:
      return null;
  }
}
