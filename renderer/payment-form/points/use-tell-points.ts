import { useEffect } from 'react';
import { useStepForm } from '../../contract/step-form-context';
import { pointsMethod } from '../../payment/points/points-entry';

/**
 * Tells the order summary what is paid in all. Beside points it offers no installments of the whole price.
 *
 * @param total with the interest of a card's installments; undefined while the order is unknown
 */
export function useTellPoints(total: number | undefined): void {
  const { tellPayment } = useStepForm();
  useEffect(() => {
    tellPayment({ method: pointsMethod, installments: 1, ...(total === undefined ? {} : { total }) });
    return () => tellPayment(null);
  }, [tellPayment, total]);
}
