import { type ComponentType, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { countSteps } from '../model/flow/count-steps';
import { type Manifests, previousStep } from '../model/flow/resolve-step';
import type { ChosenPayment } from '../model/money/offered-plan';
import { selectPlanOfStep } from '../model/money/select-plan-of-step';
import { CheckoutContext } from '../renderer/checkout/checkout-context';
import type { CheckoutView } from '../renderer/checkout/checkout-view';
import { CookiesOff } from '../renderer/outlet/cookies-off';
import { Frame } from '../renderer/outlet/frame';
import { OrderSummary } from '../renderer/outlet/order-summary';
import { Overlay } from '../renderer/outlet/overlay';
import { emptySession } from '../renderer/session/session';
import { isUnpaid } from '../renderer/wait/resolve-outcome';
import type { TemplateId } from '../schemas/generated/types';
import type { Cell } from './cell';
import { strip } from './cell.styles';
import type { ExampleStepProps } from './example-step';
import { isolateCell } from './isolate-cell';
import type { CellState } from './list-states';
import { useLiveEdit } from './use-live-edit';

export interface CellProps {
  cell: Cell;
  state: CellState;
  checkout: CheckoutView;
}

interface CellViewProps extends CellProps {
  manifests: Manifests;
  exampleSteps: Readonly<Record<TemplateId, ComponentType<ExampleStepProps>>>;
}

/** A screen as a buyer sees it, in the frame that the outlet puts around it; nothing that is pressed is sent. */
export function CellView({ cell, state, checkout: given, manifests, exampleSteps }: CellViewProps) {
  const checkout = useLiveEdit(given);
  const { example, frame, fieldErrors } = state;
  const { flow, settings } = checkout;
  const manifest = manifests[cell.templateId];
  const Player = exampleSteps[cell.templateId];
  const page = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<ChosenPayment | null>(null);
  const step = useMemo(() => flow.steps.find(({ templateId }) => templateId === cell.templateId), [flow, cell]);
  useLayoutEffect(isolateCell, []);
  if (!step) return null;
  const hasBack = manifest.showsBackButton && previousStep(flow, step) !== undefined;
  const { session, wait } = example;
  const isOver = session && wait?.status && isUnpaid(wait.status);
  return (
    <CheckoutContext.Provider value={checkout}>
      <aside className={strip} lang="pt-BR" aria-label="Prévia do estúdio">
        Prévia: nada é enviado nem cobrado
      </aside>
      <Frame
        ref={page}
        stepId={step.id}
        manifest={manifest}
        progress={countSteps(flow, step, manifests, settings, isOver)}
        onBack={hasBack ? stayHere : undefined}
      >
        {frame === 'cookies-off' ? (
          <CookiesOff />
        ) : (
          <>
            {manifest.showsOrder && (
              <OrderSummary plan={selectPlanOfStep(checkout, emptySession, step)} chosen={chosen} />
            )}
            <Player step={step} example={example} fieldErrors={fieldErrors} onPayment={setChosen} />
          </>
        )}
      </Frame>
      <Overlay isLoading={frame === 'loading' || example.phase === 'sending'} frame={page} />
    </CheckoutContext.Provider>
  );
}

function stayHere() {}
