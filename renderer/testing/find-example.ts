import { validateTemplateExamples } from '../../schemas/generated/config.mjs';
import type { TemplateExample } from '../../studio/recorded-example';

/**
 * Finds a template's example in the studio's format.
 *
 * @param file content of the template's examples file
 * @throws TypeError when the file is invalid
 * @throws RangeError when no example has that name
 */
export function findExample(file: unknown, name: string): TemplateExample {
  if (!validateTemplateExamples(file)) throw new TypeError('the examples are invalid');
  const example = file.examples.find((one) => one.name === name);
  if (!example) throw new RangeError(`there is no example ${name}`);
  return example;
}
