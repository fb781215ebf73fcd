import dynamic from 'next/dynamic';
import { type ComponentType, useEffect } from 'react';
import { useCopy } from '../../checkout/checkout-context';
import type { StepViewProps } from '../../contract/step-contract';
import { useStepForm } from '../../contract/step-form-context';
import type { AskId } from '../../payment/asks/list-asks';
import { ChunkLoading } from '../../pieces/chunk-loading';
import { fieldGroup } from '../../ui/step.styles';
import * as styles from './asked-fields.styles';

/** Fields of each ask, in a chunk of its own: few buyers need them. */
const parts: Readonly<Record<AskId, ComponentType>> = {
  'address-br': dynamic(() => import('./address-br/address-br.view'), { loading: ChunkLoading }),
  'address-mz': dynamic(() => import('./address-mz/address-mz.view'), { loading: ChunkLoading }),
  'birth-date': dynamic(() => import('./birth-date/birth-date.view'), { loading: ChunkLoading }),
  'buyer-document': dynamic(() => import('./buyer-document/buyer-document.view'), { loading: ChunkLoading }),
};

interface ExtraFieldsProps {
  asks: readonly AskId[];
  session: Pick<StepViewProps<unknown>['session'], 'asked'>;
}

/** Data that the step asks besides its own: birth date, document, address. What was typed before is filled in. */
export function ExtraFields({ asks, session: { asked } }: ExtraFieldsProps) {
  const t = useCopy('asks');
  const { form } = useStepForm();
  useEffect(() => {
    for (const [field, value] of Object.entries(asked?.values ?? {}))
      if (!form.getValues(field)) form.setValue(field, value);
  }, [asked, form]);
  if (asks.length === 0) return null;
  return (
    <fieldset className={styles.asked}>
      <legend>{t(asks.every((id) => id.startsWith('address')) ? 'addressTitle' : 'askedTitle')}</legend>
      <div className={fieldGroup}>
        {asks.map((id) => (
          <Asked key={id} id={id} />
        ))}
      </div>
    </fieldset>
  );
}

function Asked({ id }: { id: AskId }) {
  const { expectRules } = useStepForm();
  useEffect(() => expectRules(id), [expectRules, id]);
  const Fields = parts[id];
  return <Fields />;
}
