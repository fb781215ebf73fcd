import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { describeFinding } from '../../findings/describe-finding';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const file = 'brands/acme/brand.json';
const hosts = ['10.0.0.300', 'www..acme.example'];
const places: Readonly<Record<string, (host: string) => CheckSample>> = {
  domain: (host) => [{ file, replace: '"title": "Acme",', by: `"title": "Acme", "domain": "${host}",` }],
  'the domain of an environment': (host) => [{ file, replace: '"domain": "acme.example"', by: `"domain": "${host}"` }],
  'a link': (host) => [{ file, replace: 'https://acme.example/termos', by: `https://${host}/termos` }],
  linkHosts: (host) => [{ file, replace: '"title": "Acme",', by: `"title": "Acme", "linkHosts": ["${host}"],` }],
  redirectHosts: (host) => [{ file, replace: '"payment": {', by: `"payment": { "redirectHosts": ["${host}"],` }],
};

function findingsOf(changes: CheckSample) {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings;
}

test.each(Object.entries(places))('an invalid host name gives one finding in %s', (_, place) => {
  for (const host of hosts) {
    const [finding, ...others] = findingsOf(place(host));
    expect(others).toEqual([]);
    expect(finding?.code).toBe('value-format');
    // Two dots already break the host's grammar.
    if (!finding?.params.host) continue;
    expect(describeFinding(finding, 'pt-BR').help).toBe(
      `nenhum navegador abre "${host}": confira o nome do servidor, letra por letra`,
    );
    expect(describeFinding(finding, 'en').help).toBe(
      `no browser opens "${host}": check the host name letter by letter`,
    );
  }
});

test('an invalid host in a link causes no second finding for a step with a redirect', () => {
  const redirect = { file: 'flows/acme.json', replace: '"id": "success", "templateId": "success"' };
  const by = `${redirect.replace}, "props": { "redirect": "/login" }`;
  const changes = [...(places['a link']?.('10.0.0.300') ?? []), { ...redirect, by }];
  expect(findingsOf(changes).map(({ code }) => code)).toEqual(['value-format']);
});
