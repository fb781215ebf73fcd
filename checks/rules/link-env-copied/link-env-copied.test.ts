import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const file = 'brands/acme/brand.json';
const acme = JSON.parse(readFileSync(path.join(import.meta.dirname, '../sample', file), 'utf8'));

/** Findings for acme when the links of all environments use one host. */
function reportedOf(host: string): string[] {
  const links = {
    terms: `https://${host}/termos`,
    privacy: `https://${host}/privacidade`,
    faq: `https://${host}/ajuda`,
    firstAccess: `https://${host}/acesso`,
    domain: host,
  };
  const BR = { ...acme.BR, links: { test: links, homolog: links, production: links } };
  return inspectFiles(sampleFiles([{ file, text: JSON.stringify({ ...acme, BR }) }]), {
    today: '2026-06-01',
  }).findings.map(({ code, params }) => `${code} ${params.copied}`);
}

test.each([
  ['homolog.acme.example', 'homolog'],
  ['hml.acme.example', 'homolog'],
  ['acme.staging.example.com', 'homolog'],
  ['uat.acme.example', 'homolog'],
  ['sandbox.acme.example', 'test'],
  ['loja.sandbox.acme.example', 'test'],
  ['qa.acme.example', 'test'],
])('the test host %s in the links of all environments is reported', (host, copied) => {
  expect(reportedOf(host)).toEqual([`link-env-copied ${copied}`]);
});

/** A brand may use one site, with its terms and help, for buyers and testers. */
test.each(['acme.example', 'loja.acme.example', 'sandbox.example', 'qacursos.acme.example'])(
  'the production host %s in the links of all environments is accepted',
  (host) => {
    expect(reportedOf(host)).toEqual([]);
  },
);
