import { MapPin } from 'lucide-react';
import { useCheckout, useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { listAsks } from '../../renderer/payment/asks/list-asks';
import { ExtraFields } from '../../renderer/payment-form/asks/extra-fields';
import { SubmitButton } from '../../renderer/ui/button';
import { StepHead } from '../../renderer/ui/step-head';
import type { UnitLists } from '../../renderer/units/load-units';
import { UnitSearch } from '../../renderer/units/unit-search';
import type { SelectSchoolStepProps } from '../../schemas/generated/types';
import { fixedUnit } from './select-school.styles';

/** The buyer chooses the unit of a franchise, or confirms the only one. */
export function SelectSchoolView(props: StepViewProps<SelectSchoolStepProps, never, UnitLists>) {
  const { step, session, data, isLoading, phase, reload } = props;
  const checkout = useCheckout();
  const t = useCopy('select-school');
  const { unit } = step.props;
  const hasChoice = unit !== undefined || data.regions.length > 0;
  return (
    <>
      <StepHead title={t(unit ? 'fixedTitle' : 'title')} intro={t(unit ? 'fixedIntro' : 'intro')} />
      {unit ? (
        <p className={fixedUnit} translate="no">
          <MapPin size={20} />
          <strong>{unit.name}</strong>
        </p>
      ) : (
        <UnitSearch lists={data} isLoading={isLoading} reload={reload} />
      )}
      {hasChoice && session.leadId !== null && (
        <ExtraFields asks={listAsks(checkout, step.props, false)} session={session} />
      )}
      {hasChoice && (
        <SubmitButton text={t(unit ? 'confirm' : 'submit')} isBusy={phase !== 'ready'} busyText={t('sending')} />
      )}
    </>
  );
}
