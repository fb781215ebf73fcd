import type { LoadContext, StepContext } from '../../renderer/contract/step-contract';
import type { StepResult } from '../../renderer/contract/step-result';
import { loadUnits, type UnitSearch } from '../../renderer/units/load-units';
import { readUnit } from '../../renderer/units/read-unit';
import { sendUnit } from '../../renderer/units/send-unit';
import type { SelectTestLocationForm, SelectTestLocationStepProps } from '../../schemas/generated/types';
import type { TestPlaces } from './ticket-source';

type Props = SelectTestLocationStepProps;

/** Units of the franchise. Choosing one takes a ticket out of the order. */
export const unitSource = {
  load: async (context: LoadContext<Props>, search?: UnitSearch): Promise<TestPlaces> => ({
    units: await loadUnits(context, search),
  }),
  keep: async (values: SelectTestLocationForm, context: StepContext<Props>): Promise<StepResult> => {
    const unit = readUnit(values);
    if (!unit) return { kind: 'stay' };
    return (await sendUnit(unit, context)) ?? { kind: 'next', session: { unit, ticket: null } };
  },
};
