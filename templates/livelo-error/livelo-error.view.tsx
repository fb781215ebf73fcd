import { CircleX, Clock, Gem, TriangleAlert } from 'lucide-react';
import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { OutlineButton, SubmitButton } from '../../renderer/ui/button';
import { buttonStack } from '../../renderer/ui/button.styles';
import { OutcomeHead, type OutcomeMark } from '../../renderer/ui/outcome-head';
import type { LiveloErrorStepProps, PointsFailure } from '../../schemas/generated/types';
import type { actions } from './livelo-error.step';
import { paysAnotherWay } from './pays-another-way';

const marks: Readonly<Record<PointsFailure['reason'], OutcomeMark>> = {
  insufficient: { tone: 'alert', icon: <Gem size={32} /> },
  ended: { tone: 'alert', icon: <Clock size={32} /> },
  codes: { tone: 'error', icon: <CircleX size={32} /> },
  unavailable: { tone: 'alert', icon: <TriangleAlert size={32} /> },
  refused: { tone: 'error', icon: <CircleX size={32} /> },
};

/** Why the payment with points ended, that nothing was taken, and two ways on. Neutral for a visit by hand. */
export function LiveloErrorView({ session, phase, act }: StepViewProps<LiveloErrorStepProps, keyof typeof actions>) {
  const t = useCopy('livelo-error');
  const failure = session.pointsFailure;
  const reason = failure?.reason;
  const isOtherWayFirst = paysAnotherWay(failure);
  const again = t(reason === undefined ? 'start' : reason === 'insufficient' ? 'otherCpf' : 'again');
  const otherWay = t('otherWay');
  return (
    <>
      <OutcomeHead
        mark={reason ? marks[reason] : { tone: 'calm', icon: <Gem size={32} /> }}
        title={t(reason ? `${reason}Title` : 'title')}
        text={t(reason ? `${reason}Text` : 'text')}
      >
        {failure && <p>{t(failure.isUncertain ? 'uncertain' : 'nothingTaken')}</p>}
      </OutcomeHead>
      <div className={buttonStack}>
        <SubmitButton text={isOtherWayFirst ? otherWay : again} isBusy={phase !== 'ready'} busyText={t('busy')} />
        <OutlineButton onClick={() => act(isOtherWayFirst ? 'again' : 'otherWay')}>
          {isOtherWayFirst ? again : otherWay}
        </OutlineButton>
      </div>
    </>
  );
}
