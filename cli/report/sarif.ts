import { readCheckPage } from '../../checks/findings/describe-finding';
import { printableJson } from '../../checks/findings/printable';
import packageJson from '../../package.json' with { type: 'json' };
import { type CheckCode, checkTable } from '../../schemas/generated/check-table';
import type { CheckReport, ReportedFinding } from './build-report';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** SARIF 2.1.0 for code scanning, with rules, regions and fixes. */
export function formatSarif({ findings, language }: CheckReport): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'guiche',
            version: packageJson.version,
            rules: codes.map((code) => describeRule(code, language)),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => describeResult(finding, codes.indexOf(finding.code))),
      },
    ],
  };
  return `${printableJson(log)}\n`;
}

function describeRule(code: CheckCode, language: CheckReport['language']) {
  const { words } = readCheckPage(code);
  const { group, severity } = checkTable[code];
  return {
    id: code,
    shortDescription: { text: code },
    fullDescription: { text: words[language].why },
    defaultConfiguration: { level: severity },
    properties: { tags: [group] },
  };
}

function describeResult(
  { code, severity, file, line, column, endColumn, message, help, edits }: ReportedFinding,
  ruleIndex: number,
) {
  const artifactLocation = { uri: encodeURI(file), uriBaseId: '%SRCROOT%' };
  const replacements = edits.map(({ offset, length, replacement }) => ({
    deletedRegion: { charOffset: offset, charLength: length },
    insertedContent: { text: replacement },
  }));
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: help === undefined ? message : `${message}: ${help}` },
    locations: [
      { physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column, endColumn } } },
    ],
    ...(replacements.length > 0 && {
      fixes: [{ description: { text: help ?? message }, artifactChanges: [{ artifactLocation, replacements }] }],
    }),
  };
}
