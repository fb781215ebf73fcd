import { expect, test } from 'vitest';
import type { CheckCode } from '../../schemas/generated/check-table';
import { authorLanguages, describeFinding, readCheckPage } from '../findings/describe-finding';
import { inspectFiles } from '../inspect-config';
import { sampleFiles } from '../sample-files';

/** Words of the finding in the bad sample of a check, without non-breaking spaces. */
function format(code: CheckCode): string[] {
  const finding = inspectFiles(sampleFiles(readCheckPage(code).bad)).findings.find((one) => one.code === code);
  if (!finding) throw new RangeError(`no finding of ${code}`);
  return authorLanguages.map((language) => {
    const { message, help = '' } = describeFinding(finding, language);
    return `${message}: ${help}`.replaceAll('\u00a0', ' ');
  });
}

test.each<[code: CheckCode, amounts: string[]]>([
  ['installments-total', ['R$ 99,00', 'R$ 1.188,00', 'R$ 1.140,00']],
  ['cycle-total', ['16,50 MT', '198,00 MT', '187,20 MT']],
  ['standard-price-low', ['R$ 940,00', 'R$ 1.140,00']],
  ['voucher-price', ['R$ 1.140,00']],
  ['price-small', ['R$ 11,40', 'R$ 0,95', 'R$ 1.140,00']],
])('the finding %s tells its amounts as the money of the area: %j', (code, amounts) => {
  for (const words of format(code)) for (const amount of amounts) expect(words).toContain(amount);
});
