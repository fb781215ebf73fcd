import type { CompiledCopy, CompiledMessage } from '../../model/copy/compile-copy';
import type { CheckoutView } from '../checkout/checkout-view';

/** Keys of texts that operations or a backend write freely. Other texts are ids, codes, dates or addresses. */
const freeTexts =
  /^(?:name|\w+Name|title|text|label|description|alt|city|street|venue|place|message|words|email|seller)$/;

/** Hostile texts, one after another. */
type NextText = () => string;

/** Puts a text before every free text of plain data, such as an example's session. */
export function plantTexts<Data>(data: Data, nextText: NextText, key = ''): Data {
  if (typeof data === 'string') return (freeTexts.test(key) && data !== '' ? nextText() + data : data) as Data;
  if (Array.isArray(data)) return data.map((item) => plantTexts(item as unknown, nextText, key)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, plantTexts(value as unknown, nextText, name)]),
  ) as Data;
}

/** Puts a text before every message of the copy, and every free text of the rest. */
export function plantView({ copy, ...view }: CheckoutView, nextText: NextText): CheckoutView {
  return { ...plantTexts(view, nextText), copy: plantCopy(copy, nextText) } as CheckoutView;
}

function plantCopy(copy: CompiledCopy, nextText: NextText): CompiledCopy {
  const plant = (message: CompiledMessage) =>
    (Array.isArray(message) ? [nextText(), ...(message as unknown[])] : nextText() + message) as CompiledMessage;
  return Object.fromEntries(
    Object.entries(copy).map(([group, messages]) => [
      group,
      Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, plant(message)])),
    ]),
  );
}
