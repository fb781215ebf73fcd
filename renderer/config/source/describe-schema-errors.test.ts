import { expect, it } from 'vitest';
import { describeSchemaErrors } from './describe-schema-errors';
import { fileKinds } from './file-kinds';

const long = `acme.example/${'regras-da-oferta-'.repeat(6)}de-2027`;

/** What is told of a link of a brand's file. */
function tellLink(link: string) {
  const { validate, schema } = fileKinds.brand;
  const value = { order: 1, BR: { links: { production: { terms: link } } } };
  validate(value);
  const [told] = describeSchemaErrors(validate.errors ?? [], { value, text: JSON.stringify(value), schema });
  return told;
}

it.each([
  ['without the s of https', `http://${long}`],
  ['with a blank at its end', `https://${long} `],
])('a link that the message shortens is mended as a whole: %s', (_, link) => {
  const told = tellLink(link);
  expect(String(told?.params.found)).toHaveLength(80);
  expect(told?.fix).toEqual({ kind: 'set-value', value: `https://${long}` });
});

it('a long link is shown to its first blank, and no further than a message goes', () => {
  expect(tellLink(`https://${long} da oferta`)?.params.beforeBlank).toMatch(/^https:\/\/acme\.example\/.{58}…$/);
});
