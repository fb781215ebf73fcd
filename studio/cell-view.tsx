import { useLayoutEffect, useMemo } from 'react';
import type { OutletProps } from '../renderer/outlet/use-preloads';
import { strip } from './cell.styles';
import { ExampleOutlet } from './example-outlet';
import { isolateCell } from './isolate-cell';
import type { CellProps } from './load-cell';
import { useLiveEdit } from './use-live-edit';

interface CellViewProps extends CellProps, Pick<OutletProps, 'templates'> {
  /** Whether the cell is shown small and without scripts, where nothing can be pressed. */
  isPicture?: boolean;
}

/** Shows a screen as buyers see it; a press sends nothing. */
export function CellView({ cell, state, checkout: given, templates, isPicture = false }: CellViewProps) {
  const checkout = useLiveEdit(given);
  const { flow } = checkout;
  const { frame } = state;
  const step = useMemo(() => flow.steps.find(({ templateId }) => templateId === cell.templateId), [flow, cell]);
  useLayoutEffect(() => isolateCell({ hasCookies: frame !== 'cookies-off' }), [frame]);
  if (!step) return null;
  return (
    <>
      {!isPicture && (
        <aside className={strip} lang="pt-BR" aria-label="Prévia do estúdio">
          Prévia: nada é enviado nem cobrado
        </aside>
      )}
      <ExampleOutlet
        checkout={checkout}
        templates={templates}
        step={step}
        recorded={state}
        isLoading={frame === 'loading'}
      />
    </>
  );
}
