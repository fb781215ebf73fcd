import { readExamples, type TemplateExample } from '../../studio/read-examples';

/**
 * Finds a template's example in the studio's format.
 *
 * @param file content of the template's examples file
 * @throws TypeError when the file is invalid
 * @throws RangeError when no example has that name
 */
export function findExample(file: unknown, name: string): TemplateExample {
  const example = readExamples(file).find((one) => one.name === name);
  if (!example) throw new RangeError(`there is no example ${name}`);
  return example;
}
