import type { ConfigFinding } from '../../catalogue/findings/config-finding';
import type { CheckCode } from '../../schemas/generated/check-table';

/** Findings about a flow that is swapped with another file's flow. */
const ofFlows: readonly CheckCode[] = [
  'flow-default-missing',
  'flow-id-duplicate',
  'forced-flow-lost',
  'forced-flow-missing',
  'method-inactive',
  'method-not-in-brand',
  'method-not-in-country',
  'pix-step-missing',
];

/** Removes findings about ids and files of two swapped flows. */
export function dropOfSwappedFlows(findings: readonly ConfigFinding[]): readonly ConfigFinding[] {
  const swapped = findings.filter(({ code }) => code === 'flow-swapped');
  if (swapped.length === 0) return findings;
  const files = swapped.flatMap(({ params }) => [String(params.file), String(params.other)]);
  const ids = swapped.flatMap(({ params }) => [params.id, params.otherId]);
  const isAboutThem = ({ code, place, params }: ConfigFinding) => {
    // A warning can wait until the flows are in place.
    if (code === 'forced-flow-lost') return true;
    if (code === 'flow-default-missing') return ids.includes('default');
    if (code === 'forced-flow-missing') return ids.includes(params.found ?? '');
    if (code === 'flow-id-duplicate') return ids.includes(params.id ?? '');
    return files.some((file) => place.file === file || String(params.file).includes(file));
  };
  return findings.filter((finding) => !ofFlows.includes(finding.code) || !isAboutThem(finding));
}
