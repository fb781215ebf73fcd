/**
 * Preloaded with `node --import`: moves the clock of a server by the hours that stand in the file CLOCK_FILE. It reads
 * the file whenever the server asks for the time, so a written file holds at once. The header `Date` keeps real time.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.CLOCK_FILE ?? '';

const now = () => RealDate.now() + Number(readFileSync(file, 'utf8')) * 3_600_000;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
