import { isBaseFile } from '../../../catalogue/config-paths';
import type { AreaSubject } from '../../../catalogue/subject';
import { quoteNames } from '../../findings/quote-names';
import { listCommonNames } from '../common-flows';
import { findMisspeltFlow, isCalledAs } from '../misspelt-flow';
import { ofAreas, type Report } from '../rule';

/** Spec 4: a route or voucher that forces a flow needs that flow. */
export const rule = ofAreas((area, report) => {
  const { settings, flows, lacksFlow, placeOf } = area;
  if (lacksFlow || !settings.flows) return;
  const allowed = flows.map(({ flow }) => flow.id);
  const absent = (settings.forcedFlows ?? []).flatMap(({ flow }, index) =>
    allowed.includes(flow) ? [] : [{ flow, place: placeOf(['forcedFlows', index, 'flow']) }],
  );
  const missing = absent.filter(({ flow }) => !reportMisspelt(flow, area, report));
  for (const { flow, place } of missing.filter(({ place: { file } }) => !isBaseFile(file))) {
    const idOfFile = flows.find(({ name }) => name === flow)?.flow.id;
    if (idOfFile === undefined) report(place, { found: flow, allowed }, 'nearest-value');
    else report(place, { found: flow, idOfFile }, { kind: 'set-value', value: idOfFile });
  }
  // The flows that `_base` forces are right for other brands. This brand lacks them.
  const common = missing.filter(({ place: { file } }) => isBaseFile(file));
  const [first] = common;
  if (!first) return;
  const lost = [...new Set(common.flatMap(({ flow }) => listCommonNames(flow, area)))];
  const params = { found: first.flow, allowed, base: first.place.file };
  const whole = `"flows": [${quoteNames([...settings.flows, ...lost])}]`;
  report(placeOf(['flows']), lost.length === 0 ? params : { ...params, lost: quoteNames(lost), whole });
});

/** Reports a flow whose file has the missing name and whose own id is similar. Returns false without such a flow. */
function reportMisspelt(id: string, { file, flows }: AreaSubject, report: Report): boolean {
  const misspelt = findMisspeltFlow(id, flows);
  if (!misspelt || !isCalledAs(misspelt, id) || isCalledAs(misspelt, misspelt.flow.id)) return false;
  const fix = { kind: 'set-value', value: id } as const;
  report({ file: misspelt.file, path: ['id'] }, { found: id, nearest: id }, fix, file);
  return true;
}
