import { useCopy } from '../checkout/checkout-context';
import { Skeleton } from '../ui/skeleton';
import { stepHead } from '../ui/step.styles';

/**
 * In a step's place while what an earlier visit left is read: the server knows nothing of it, and on a slow network the
 * scripts that do take seconds. Says that nothing is charged again.
 *
 * @param isLoading the step's own data are on their way instead
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
