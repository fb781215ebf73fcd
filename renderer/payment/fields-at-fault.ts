import type { ApiError } from '../../schemas/generated/types';
import type { FieldErrors } from '../contract/step-result';

/** Where the parts of a payment's body are typed; the document in the one of two fields that the brand shows. */
const fieldsOfPart = new Map<string, readonly string[]>([
  ['document', ['cpf', 'registry']],
  ['installments', ['installments']],
  ['card.holderName', ['cardHolder']],
  ['card.number', ['cardNumber']],
  ['card.expiry', ['cardExpiry']],
  ['card.cvv', ['cardCvv']],
  ['card.company', ['cardCompany']],
]);

/** Parts of a payment's body that are typed before it. */
const partsOfBuyer: readonly string[] = ['name', 'email', 'phone'];

/** Whether an error is about who buys, which no field of a payment's form says. */
export function isAboutBuyer({ fields = {} }: ApiError): boolean {
  return partsOfBuyer.some((part) => Object.hasOwn(fields, part));
}

/** The fields of a payment's form that an error is about, whichever entry it names; undefined where it is about none. */
export function fieldsAtFault({ fields = {} }: ApiError): FieldErrors | undefined {
  const errors = Object.entries(fields).flatMap(([path, rule]) => {
    const part = path.replace(/^paymentMethods?\.(?:\d+\.)?/, '');
    return (fieldsOfPart.get(part) ?? []).map((field) => [field, rule] as const);
  });
  return errors.length > 0 ? Object.fromEntries(errors) : undefined;
}
