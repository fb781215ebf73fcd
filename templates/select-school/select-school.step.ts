import type { Load, Submit } from '../../renderer/contract/step-contract';
import { listAsks } from '../../renderer/payment/asks/list-asks';
import { sendExtraFields } from '../../renderer/payment/asks/send-extra-fields';
import { loadUnits, readUnit, sendUnit, type UnitLists, type UnitSearch } from '../../renderer/units/load-units';
import type { SelectSchoolForm, SelectSchoolStepProps } from '../../schemas/generated/types';

/** Loads the lists of the franchise. A flow with a single unit makes no call. */
export const load: Load<SelectSchoolStepProps, UnitLists, UnitSearch> = async (context, search) =>
  context.step.props.unit ? { regions: [] } : loadUnits(context, search);

/**
 * Sends the lead's unit to the backend, stores it and continues. After a failed call, the next press sends it again.
 */
export const submit: Submit<SelectSchoolStepProps, SelectSchoolForm> = async (values, context) => {
  const { step, checkout } = context;
  const unit = step.props.unit ?? readUnit(values);
  if (!unit) return { kind: 'stay' };
  const failed = await sendUnit(unit, context, step.props.unit !== undefined);
  if (failed) return failed;
  const sent = await sendExtraFields(values, context, listAsks(checkout, step.props, false));
  return 'result' in sent ? sent.result : { kind: 'next', session: { ...sent.session, unit } };
};
