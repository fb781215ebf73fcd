import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { CheckSample } from '../../../schemas/generated/types';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const file = 'brands/acme/brand.json';
const acme = JSON.parse(readFileSync(path.join(import.meta.dirname, '../sample', file), 'utf8'));
const environments = ['test', 'homolog', 'production'] as const;
type Environment = (typeof environments)[number];

const hosts = { test: 'test.acme.example', homolog: 'homolog.acme.example', production: 'acme.example' };

/** Acme with the paths of terms and privacy in some environments. */
function linkTo(terms: string, privacy: string, changed: readonly Environment[] = environments): CheckSample[number] {
  const links = environments.map((environment) => {
    const stated = acme.BR.links[environment];
    const own = { terms: `https://${hosts[environment]}${terms}`, privacy: `https://${hosts[environment]}${privacy}` };
    return [environment, changed.includes(environment) ? { ...stated, ...own } : stated];
  });
  return { file, text: JSON.stringify({ ...acme, BR: { ...acme.BR, links: Object.fromEntries(links) } }) };
}

const swappedPattern = (): CheckSample[number] => {
  const { links: _, ...settings } = acme.BR;
  const linksPattern = {
    domain: { test: 'test.{domain}', homolog: 'homolog.{domain}', production: '{domain}' },
    terms: 'https://{domain}/privacidade',
    privacy: 'https://{domain}/termos',
    faq: 'https://{domain}/ajuda',
    firstAccess: 'https://{domain}/acesso',
  };
  return { file, text: JSON.stringify({ ...acme, BR: { ...settings, domain: 'acme.example', linksPattern } }) };
};

function format(changes: CheckSample): string[] {
  return inspectFiles(sampleFiles(changes), { today: '2026-06-01' }).findings.map(
    ({ code, place, params }) => `${code} ${'path' in place ? place.path.join('.') : ''}: ${params.where}`,
  );
}

const code = 'links-swapped';

test.each<[title: string, change: CheckSample[number], expected: string[]]>([
  [
    'in all environments, once',
    linkTo('/privacidade', '/termos'),
    [`${code} BR.links.test.terms: links.test, links.homolog, links.production`],
  ],
  [
    'in production',
    linkTo('/legal/privacy-policy', '/legal/terms', ['production']),
    [`${code} BR.links.production.terms: links.production`],
  ],
  [
    'by the anchors of one page',
    linkTo('/legal#privacidade', '/legal#termos', ['test']),
    [`${code} BR.links.test.terms: links.test`],
  ],
  ['in the pattern', swappedPattern(), [`${code} BR.linksPattern.terms: linksPattern`]],
  ['not in the right order', linkTo('/termos', '/privacidade'), []],
  ['not one page with both', linkTo('/termos-e-privacidade', '/termos-e-privacidade'), []],
  ['not the anchors of one page', linkTo('/legal#termos', '/legal#privacidade'), []],
  ['not a page of privacy within the terms', linkTo('/termos', '/termos/privacidade'), []],
  ['not paths that name neither', linkTo('/documentos/1', '/documentos/2'), []],
  ['not one wrong link', linkTo('/privacidade', '/privacidade'), []],
])('terms and privacy that are swapped are reported: %s', (_, change, expected) => {
  expect(format([change])).toEqual(expected);
});
