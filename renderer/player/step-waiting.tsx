import { useCopy } from '../checkout/checkout-context';
import { Skeleton } from '../ui/skeleton';
import { stepHead } from '../ui/step.styles';

/**
 * Replaces a step while stored values are read: the server does not know them, and scripts take seconds on a slow
 * network. Says that nothing is charged again.
 *
 * @param isLoading the step's own data are loading instead
 */
export function StepWaiting({ isLoading = false }: { isLoading?: boolean }) {
  const t = useCopy('frame');
  return (
    <>
      <div className={stepHead} role="status" data-waiting>
        <p>{t(isLoading ? 'loading' : 'restoring')}</p>
      </div>
      <Skeleton height={320} />
    </>
  );
}
