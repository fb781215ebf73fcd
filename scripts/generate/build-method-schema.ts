import type { JsonObject } from './schema-walk';
import { generatedSchema } from './write-code';

interface NamedMethod {
  id: string;
  file: JsonObject;
}

/** The methods of the contract: those of the player and their other spellings. */
export function buildMethodSchema(methods: readonly NamedMethod[]): JsonObject {
  const wordsOf = ({ file }: NamedMethod, key: 'aliases' | 'spellings') => (file[key] ?? []) as string[];
  const aliases = methods.flatMap((method) => wordsOf(method, 'aliases').map((alias) => [alias, method.id]));
  return generatedSchema({
    title: 'PaymentMethod',
    description: 'A payment method (spec 9). `debit-card` is ours, for Mozambique.',
    type: 'string',
    enum: methods.flatMap((method) => [method.id, ...wordsOf(method, 'spellings')]),
    'x-aliases': Object.fromEntries(aliases),
  });
}
