import { useCopy } from '../../renderer/checkout/checkout-context';
import type { StepViewProps } from '../../renderer/contract/step-contract';
import { StepPicture } from '../../renderer/pieces/step-picture';
import { StepText } from '../../renderer/pieces/step-text';
import { SubmitButton } from '../../renderer/ui/button';
import { StepHead } from '../../renderer/ui/step-head';
import { UnitSearch } from '../../renderer/units/unit-search';
import type { SelectTestLocationStepProps } from '../../schemas/generated/types';
import type { actions } from './select-test-location.step';
import { isAvailable, TicketChoice } from './ticket-choice';
import type { TestPlaces } from './ticket-source';

type Props = StepViewProps<SelectTestLocationStepProps, keyof typeof actions, TestPlaces>;

/** The buyer chooses date and place: a ticket of the product, or a unit of the franchise. */
export function SelectTestLocationView(props: Props) {
  const { step, data, isLoading, phase, reload } = props;
  const { tickets, units } = data;
  const t = useCopy('select-test-location');
  const hasChoice = tickets ? tickets.some(isAvailable) : units !== undefined && units.regions.length > 0;
  return (
    <>
      <StepPicture stepId={step.id} />
      <StepHead title={step.props.title ?? t('title')} intro={hasChoice && t('intro')} />
      <StepText stepId={step.id} />
      {tickets && <TicketChoice {...props} tickets={tickets} />}
      {units && <UnitSearch lists={units} isLoading={isLoading} reload={reload} />}
      {units && hasChoice && <SubmitButton text={t('submit')} isBusy={phase !== 'ready'} busyText={t('sending')} />}
    </>
  );
}
