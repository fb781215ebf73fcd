import { useEffect } from 'react';
import type { PaidMethod } from '../../schemas/generated/types';
import { usePayment } from '../contract/step-contract';
import { pointsMethod } from '../payment/points/points-entry';

/**
 * Reports the chosen payment to the order summary above the form.
 *
 * @param installments undefined while there is no choice
 * @param total with the interest of installments; default: the summary's own
 */
export function useReportPayment(method: PaidMethod, installments: number | undefined, total: number | undefined) {
  const { onPayment } = usePayment();
  useEffect(() => {
    onPayment({ method, installments, ...(total === undefined ? {} : { total }) });
    return () => onPayment(null);
  }, [onPayment, method, installments, total]);
}

/** Reports what is paid in all, by points and a card. Beside points there are no installments of the whole price. */
export function useReportPoints(total: number | undefined): void {
  useReportPayment(pointsMethod, 1, total);
}
