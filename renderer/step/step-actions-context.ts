import { createContext, useContext } from 'react';

/** A secondary action of the step: submit is given its name as `intent`; no rule is checked. */
export type Act = (intent: string) => void;

export const StepActionsContext = createContext<Act>(() => undefined);

export function useAct(): Act {
  return useContext(StepActionsContext);
}
