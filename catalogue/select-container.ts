import type { BrandSettings } from '../schemas/generated/types';
import type { Environment } from './catalogue';

/** Analytics container of a brand: test and homolog have one of their own, so that tests count as nobody's purchase. */
export function selectContainer(
  { gtm, gtmTest }: Pick<BrandSettings, 'gtm' | 'gtmTest'>,
  environment: Environment,
): string | undefined {
  return environment === 'production' ? gtm : gtmTest;
}
