import { quoteNames } from '../../findings/quote-names';
import { listCommonNames } from '../common-flows';
import { findMisspeltFlow, isCalledAs } from '../misspelt-flow';
import { ofAreas } from '../rule';

const usual = 'default';

/** Spec 4: without a flow in the URL, `default` is used. */
export const rule = ofAreas((area, report) => {
  const { file, settings, flows, lacksFlow, placeOf } = area;
  if (lacksFlow || !settings.flows) return;
  if (flows.some(({ flow }) => flow.id === usual)) return;
  const ids = flows.map(({ flow }) => flow.id);
  const misspelt = findMisspeltFlow(usual, flows);
  if (misspelt) {
    const fix = { kind: 'set-value', value: usual } as const;
    report({ file: misspelt.file, path: ['id'] }, { ids, nearest: usual }, fix, file);
    return;
  }
  const called = flows.find((flow) => isCalledAs(flow, usual));
  if (called) {
    report({ file: called.file, path: ['id'] }, { ids, called: called.name }, undefined, file);
    return;
  }
  const lost = listCommonNames(usual, area);
  report(placeOf(['flows']), { ids, ...(lost.length > 0 && { lost: quoteNames(lost) }) });
});
