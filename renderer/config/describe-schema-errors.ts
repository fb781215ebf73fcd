import { patternMessages } from '../../schemas/generated/pattern-messages';
import type { ErrorObject } from '../../schemas/generated/validator';

interface DescribedError {
  path: (string | number)[];
  code: string;
  message: string;
}

/** ajv's errors → one finding per mistake, in Portuguese, with what is allowed; of a pattern its schema's x-message. */
export function describeSchemaErrors(errors: readonly ErrorObject[]): DescribedError[] {
  const described = errors.filter(({ keyword }) => keyword !== 'oneOf' && keyword !== 'anyOf').map(describe);
  const places = new Set<string>();
  return described.filter(({ path, code }) => {
    const place = `${path.join('/')}#${code}`;
    return !places.has(place) && places.add(place);
  });
}

function describe(error: ErrorObject): DescribedError {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'additionalProperties':
    case 'unevaluatedProperties': {
      const key = String(params.additionalProperty ?? params.unevaluatedProperty);
      return { path: [...path, key], code: 'key-unknown', message: `a chave "${key}" não existe aqui` };
    }
    case 'required':
      return { path, code: 'key-missing', message: `falta a chave "${params.missingProperty}"` };
    case 'enum':
      return {
        path,
        code: 'value-not-allowed',
        message: `use um destes valores: ${(params.allowedValues as unknown[]).join(', ')}`,
      };
    case 'const':
      return { path, code: 'value-not-allowed', message: `o valor tem de ser ${JSON.stringify(params.allowedValue)}` };
    case 'discriminator':
      return {
        path: [...path, String(params.tag)],
        code: 'template-unknown',
        message: `não existe o modelo ${JSON.stringify(params.tagValue)}`,
      };
    case 'type':
      return { path, code: 'value-type', message: `o valor tem de ser do tipo ${params.type}` };
    case 'format':
    case 'pattern':
      return {
        path,
        code: 'value-format',
        message: patternMessages[String(params.pattern)] ?? 'o valor não está no formato desta chave',
      };
    default:
      return { path, code: 'value-range', message: `o valor não cumpre ${error.keyword} ${JSON.stringify(params)}` };
  }
}
