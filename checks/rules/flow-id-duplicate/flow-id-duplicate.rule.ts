import { listPlayedFlows } from '../../../catalogue/list-played-flows';
import { ofAreas } from '../rule';

/** `?flowId=` and the rules of spec 4 name a flow by its id, so ids are unique in an area. */
export const rule = ofAreas(({ settings, flows, placeOf }, report) => {
  const owners = new Map<string, string>();
  for (const { name, flow } of flows) {
    const other = owners.get(flow.id);
    if (other !== undefined) {
      const { path = ['flows'] } = listPlayedFlows(settings).find((played) => played.name === name) ?? {};
      report(placeOf(path), { id: flow.id, file: name, other });
    }
    owners.set(flow.id, name);
  }
});
