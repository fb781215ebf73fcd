import { useEffect } from 'react';
import { useStepForm } from '../../contract/step-form-context';
import { pointsMethod } from '../methods/livelo/livelo.entries';

/** Tells the order summary that the whole price is paid today. @param total with the interest of a card's installments */
export function useTellPoints(total?: number): void {
  const { tellPayment } = useStepForm();
  useEffect(() => {
    tellPayment({ method: pointsMethod, installments: 1, ...(total === undefined ? {} : { total }) });
    return () => tellPayment(null);
  }, [tellPayment, total]);
}
