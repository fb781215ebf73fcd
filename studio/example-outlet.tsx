import { useEffect, useMemo } from 'react';
import { type Step, stepUrl } from '../model/flow/resolve-step';
import type { Navigation } from '../renderer/outlet/navigation';
import { Outlet } from '../renderer/outlet/outlet';
import { RecordedSession } from '../renderer/outlet/recorded-session';
import type { PageOutletProps } from '../renderer/outlet/use-preloads';
import { createRecordedApi, ExampleContext, type RecordedExample, sessionOf, tokenOf } from './recorded-example';

interface ExampleOutletProps extends Pick<PageOutletProps, 'checkout' | 'templates'> {
  step: Step;
  recorded: RecordedExample;
  isLoading?: boolean;
}

/** The buyers' outlet with recorded answers. Every press stays on the step. */
export function ExampleOutlet({ step, recorded, isLoading = false, ...played }: ExampleOutletProps) {
  const { example } = recorded;
  const { manifests, search } = played.checkout;
  const url = stepUrl(step, manifests, search, tokenOf(example));
  const navigation = useMemo(() => stayAt(url), [url]);
  const api = useMemo(() => createRecordedApi(example), [example]);
  const session = useMemo(() => sessionOf(example), [example]);
  useEffect(stopForms, []);
  return (
    <RecordedSession session={session} isLoading={isLoading}>
      <ExampleContext.Provider value={recorded}>
        <Outlet {...played} api={api} navigation={navigation} />
      </ExampleContext.Provider>
    </RecordedSession>
  );
}

function stayAt(asPath: string): Navigation {
  const stay = async () => true;
  return { asPath, push: stay, replace: stay, beforePopState: () => undefined };
}

/** Keeps the browser from posting forms that no script handles: the frame has one. Stops when the result is called. */
function stopForms(): () => void {
  const stop = (event: SubmitEvent) => event.preventDefault();
  window.addEventListener('submit', stop);
  return () => window.removeEventListener('submit', stop);
}
