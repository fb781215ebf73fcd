import { expect, it } from 'vitest';
import { inspectFiles } from '../../inspect-config';
import { sampleFiles } from '../../sample-files';

const amounts = '"amount": 1140000, "cycleAmount": 95000, "installments": 12, "installmentAmount": 95000';
const planId = '"planId": { "test": "ACMEMT1", "homolog": "ACMEMH1", "production": "ACMEMP1" }';
const plans = `"plans": { "yearly": { ${amounts}, ${planId} } }`;
const mozambique = '"flows": ["beta"], "forcedFlows": [], "payment": { "methods": ["credit-card"] }';

it.each<[title: string, areas: string, reported: string[]]>([
  ['two areas without their own plans', `"BR": {}, "MZ": { ${mozambique} }`, ['plan-two-currencies']],
  ['no finding when one area has its own plans', `"BR": {}, "MZ": { ${mozambique}, ${plans} }`, []],
  ['no finding for a single area', '"BR": {}', []],
])('a plan under "all" that two countries sell is reported: %s', (_, areas, reported) => {
  const { findings } = inspectFiles(
    sampleFiles([{ file: 'brands/acme/brand.json', replace: '"BR": {', by: `${areas}, "all": {` }]),
    { today: '2026-06-01' },
  );
  expect(findings.map(({ code }) => code)).toEqual(reported);
});
