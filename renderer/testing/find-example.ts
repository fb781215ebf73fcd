import { validateTemplateExamples } from '../../schemas/generated/config.mjs';
import type { TemplateExample } from '../../studio/recorded-example';

/**
 * One of a template's examples, as the studio shows them.
 *
 * @param file what stands in the template's file of examples
 * @throws TypeError when the file is not valid
 * @throws RangeError when it has no example of that name
 */
export function findExample(file: unknown, name: string): TemplateExample {
  if (!validateTemplateExamples(file)) throw new TypeError('the examples are not valid');
  const example = file.examples.find((one) => one.name === name);
  if (!example) throw new RangeError(`there is no example ${name}`);
  return example;
}
