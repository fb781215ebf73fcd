import { useEffect, useRef } from 'react';
import type { CardCompany } from '../../../schemas/generated/types';
import { useStepForm } from '../../contract/step-form-context';
import { detectCompany } from './detect-company';
import { findControl } from './find-control';

/** Names of a card's two fields: number and company. */
type CardNames = readonly [cardNumber: string, cardCompany: string];

/**
 * Writes the company that the number shows, unless the buyer chose another for that number. The choice found on mount
 * stays until the number changes. When a number no longer shows a company, the written one is cleared.
 */
export function useDetectedCompany(
  watched: string | undefined,
  companies: readonly CardCompany[],
  [cardNumber, cardCompany]: CardNames,
) {
  const { form, holdPress } = useStepForm();
  const detected = useRef<CardCompany>(undefined);
  const seen = useRef(form.getValues(cardCompany) ? watched : undefined);
  useEffect(() => {
    let isGone = false;
    const number = watched ?? findControl(cardNumber)?.value ?? '';
    if (watched === undefined && findControl(cardCompany)?.value) seen.current = number;
    if (number !== seen.current) seen.current = undefined;
    const detect = async () => {
      const found = await detectCompany(number, companies);
      const company = found === 'other' ? undefined : found;
      const before = detected.current;
      if (isGone || company === before) return;
      detected.current = company;
      if (number === seen.current || !(company || form.getValues(cardCompany) === before)) return;
      form.setValue(cardCompany, company ?? '', { shouldValidate: form.getFieldState(cardCompany).invalid });
    };
    holdPress(detect());
    return () => {
      isGone = true;
    };
  }, [watched, companies, form, holdPress, cardNumber, cardCompany]);
}

/**
 * Reports an unsupported company when the number loses the focus, not only on submit. A change of the number clears the
 * error. A company that the buyer chose wins.
 */
export function useOtherCompany(
  number: string | undefined,
  companies: readonly CardCompany[],
  [cardNumber, cardCompany]: CardNames,
) {
  const { form } = useStepForm();
  const isReported = useRef(false);
  const check = async () => {
    const left: string = form.getValues(cardNumber);
    const found = (await form.trigger(cardNumber)) && (await detectCompany(left, companies));
    const [now, chosen] = form.getValues([cardNumber, cardCompany]);
    if (found !== 'other' || chosen || now !== left) return;
    isReported.current = true;
    void form.trigger(cardCompany);
  };
  form.register(cardNumber, { onBlur: () => void check() });
  useEffect(() => {
    if (number === undefined || !isReported.current) return;
    isReported.current = false;
    form.clearErrors(cardCompany);
  }, [number, form, cardCompany]);
}
